import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "./globals.css";
import { AuthProvider } from "#components/account/auth-provider";
import { Consent } from "#components/consent/consent";
import { OfflineBanner } from "#components/layout/offline-banner";
import { SiteFooter } from "#components/layout/site-footer";
import { SiteHeader } from "#components/layout/site-header";
import { SiteTools } from "#components/layout/site-tools";
import { SkipLink } from "#components/layout/skip-link";
import { business, legalPages, navigation, offlinePage } from "#lib/content";
import { googleTagId, siteUrl } from "#lib/env";
import { textFont, titleFont } from "#lib/fonts";
import { getQuoteTarget } from "#lib/quote";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  applicationName: business.name,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf6ee" },
    { media: "(prefers-color-scheme: dark)", color: "#151c23" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className={`${titleFont.variable} ${textFont.variable}`}>
      <body>
        <AuthProvider>
          <SkipLink />
          <Consent tagId={googleTagId()} />
          <SiteHeader
            business={business}
            navigation={navigation}
            siteHost={new URL(siteUrl()).host}
          />
          <main id="contenu" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <SiteFooter business={business} legalPages={legalPages} />
          <OfflineBanner keepsPages={offlinePage.enabled} />
          <SiteTools phone={business.phone} quoteHref={getQuoteTarget().href} />
        </AuthProvider>
      </body>
    </html>
  );
}
