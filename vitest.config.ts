import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // As many as the smallest machine has cores: by default one of them would stay idle.
    maxWorkers: 2,
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
        },
      },
    ],
  },
});
