import type { CrawlersSource } from "#content/schema/pages";

/**
 * Robots that read the site for an artificial intelligence. `allowed: false` asks a family to
 * stay away; ordinary search engines are not concerned.
 */
export default {
  /** They cite the site in their answers and send visitors. */
  aiSearch: {
    allowed: true,
    agents: [
      "OAI-SearchBot",
      "ChatGPT-User",
      "PerplexityBot",
      "Perplexity-User",
      "Claude-SearchBot",
      "Claude-User",
      "DuckAssistBot",
      "MistralAI-User",
    ],
  },
  /** They take the text to train a model. */
  aiTraining: {
    allowed: false,
    agents: [
      "GPTBot",
      "ClaudeBot",
      "Google-Extended",
      "Applebot-Extended",
      "CCBot",
      "Bytespider",
      "meta-externalagent",
      "Amazonbot",
    ],
  },
} satisfies CrawlersSource;
