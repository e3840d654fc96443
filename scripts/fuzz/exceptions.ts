import type { Answer, Sent } from "#scripts/fuzz/exchange";

type Expected = ReadonlyArray<readonly [line: RegExp, why: string]>;

/** Lines of the server that hostile requests bring about and that ask nothing of anybody. */
export const EXPECTED_LINES: Expected = [
  [/^✓ /, "le serveur qui démarre"],
  [/^Error: Content-Security-Policy : refus /, "un rapport de navigateur, que chacun peut envoyer"],
  [
    /^Error: (@supabase\/ssr: |Invalid (UTF-8|Base64-URL))/,
    "un cookie de session illisible, que la bibliothèque compte pour absent",
  ],
  [/^AuthApiError: /, "une session dont le service ne veut plus"],
  [
    /Failed to find Server Action|Invalid Server Action|Missing `origin` header/,
    "un formulaire qu’aucune page du site n’envoie, que Next.js refuse",
  ],
  [/`x-forwarded-host` header with value/, "un formulaire d’un autre site, que Next.js refuse"],
  [/^Error: aborted/, "une demande coupée avant sa fin"],
  [/Request body exceeded 10MB/, "un corps trop long, que le site refuse"],
  [/internal image response failed for/, "une image demandée par une autre méthode que GET"],
  [/^TypeError: 'TRACE' HTTP method is unsupported/, "Next.js ne sait pas lire cette méthode"],
  [/^TypeError: Invalid URL/, "l’adresse « * », que Next.js ne sait pas lire"],
  [
    /dangerouslyAllowSVG is disabled/,
    "un dessin demandé comme une image à réduire, ce que Next.js refuse",
  ],
];

/** Other answers that a rule would take for a fault. */
export const EXPECTED_ANSWERS: ReadonlyArray<{
  why: string;
  matches: (sent: Sent, answer: Answer) => boolean;
}> = [
  {
    why: "l’adresse absolue d’une demande à un relais revient dans le renvoi : c’est celle du demandeur",
    matches: ({ head }, { status }) => status === 308 && /^GET [a-z]+:/.test(head),
  },
  {
    why: "500 de Next.js : il ne sait lire ni la méthode TRACE ni une adresse qui commence par « * »",
    matches: ({ head }, { status }) => status === 500 && /^(TRACE |\w+ \*)/.test(head),
  },
  {
    why: "Next.js garde une connexion qui demande à changer de protocole à une adresse renvoyée ailleurs",
    matches: ({ head }, { status }) => status === null && /\nUpgrade: /.test(head),
  },
  {
    why: "502 : la source de l’image, choisie par l’administrateur, ne la donne pas",
    matches: ({ as, head }, { status }) =>
      as === "admin" && status === 502 && /^\w+ \/admin\/image\?/.test(head),
  },
];
