import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,components,content,lib,tests/crawl}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "operations",
          include: ["{scripts,supabase}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each file starts a database or a server of its own: one at a time spares the machine.
          fileParallelism: false,
        },
      },
    ],
  },
});
