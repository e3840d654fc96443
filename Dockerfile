FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What the pages and their policies carry: docs/deployment.md.
ARG NEXT_PUBLIC_SITE_URL
ARG QUOTE_FORM_URL QUOTE_BOOKING_URL QUOTE_FORM_URL_GAILLON QUOTE_FORM_URL_VEXIN
ARG QUOTE_FORM_TRACKER_FREE NEXT_PUBLIC_GTM_ID
RUN NEXT_OUTPUT=standalone npm run build

FROM node:22-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
WORKDIR /site
# The server keeps the pages it makes beside those of the build.
COPY --from=build --chown=node:node /site/.next/standalone ./
COPY --from=build --chown=node:node /site/.next/static ./.next/static
COPY --from=build --chown=node:node /site/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s CMD ["node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As much as scripts/child.ts gives it.
CMD ["node", "--max-old-space-size=512", "server.js"]
