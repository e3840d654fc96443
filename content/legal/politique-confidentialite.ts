import business from "#content/business";
import type { LegalPageSource } from "#content/schema/business";

const { address, dataProtectionEmail } = business;

// The escaped dot keeps Markdown from turning the address into a link.
const CNIL_SITE = "www\\.cnil.fr";

export default {
  slug: "politique-confidentialite",
  position: 2,
  label: "Politique de confidentialité",
  title: "Politique de confidentialité",
  seo: {
    title: "Politique de confidentialité : données et cookies",
    description:
      "Quelles données nous recueillons, pourquoi, qui les reçoit, combien de temps nous les gardons, et comment exercer vos droits ou gérer vos cookies.",
  },
  intro:
    "Ce site se consulte sans compte et sans donner son nom. Tant que vous n’avez pas fait votre choix, il ne dépose que le nécessaire. Voici ce que nous recueillons quand vous nous écrivez, nous appelez ou nous confiez un diagnostic, et ce que vous pouvez exiger de nous.",
  sections: [
    {
      id: "responsable",
      title: "Qui est responsable de vos données",
      body: `
Le responsable du traitement est ${business.legalName}, ${address.street}, ${address.postalCode} ${address.city}, RCS ${business.rcs}. Les autres informations sur l’entreprise et sur l’hébergeur sont dans les [mentions légales](/mentions-legales).

Pour toute question sur vos données : ${dataProtectionEmail}, ou par courrier à l’adresse ci-dessus.
`,
    },
    {
      id: "donnees",
      title: "Quelles données, et d’où elles viennent",
      body: `
- **Pour un devis ou un rendez-vous** : votre nom, votre téléphone, votre e-mail, l’adresse et la description du logement, votre message.
- **Pour une mission** : les documents que vous nous remettez (plans, factures, anciens diagnostics), les photographies et les mesures prises pendant la visite, le rapport, la facture.
- **Pour un compte** : votre nom, votre e-mail et un mot de passe, conservé sous la forme d’une empreinte qui ne permet pas de le relire.
- **Pour la newsletter** : votre e-mail et la preuve de votre accord, c’est-à-dire la date, l’heure et la version du texte accepté.
- **À chaque visite du site** : l’adresse IP, la page demandée et l’heure, dans les journaux techniques du serveur.

La plupart de ces données viennent de vous. D’autres peuvent venir du propriétaire, de l’agence, du notaire ou du syndic qui nous confie la mission : par exemple le nom et le téléphone du locataire qui ouvrira la porte. Les champs signalés comme obligatoires sont ceux sans lesquels nous ne pouvons pas répondre.

Les réponses données à notre simulateur figurent dans l’adresse de la page, sans nom ni coordonnées. Elles servent à calculer le résultat affiché et ne sont pas enregistrées ailleurs que dans les journaux techniques. Aucune décision produisant des effets juridiques n’est prise de façon automatisée.
`,
    },
    {
      id: "finalites-et-durees",
      title: "Pourquoi, sur quel fondement et combien de temps",
      body: `
Les fondements renvoient à l’article 6 du règlement général sur la protection des données (RGPD).

| Pourquoi | Fondement | Qui les reçoit | Conservation |
| --- | --- | --- | --- |
| Répondre à une demande, établir un devis, fixer un rendez-vous | Mesures préalables au contrat (6.1.b) | Nos équipes ; le diagnostiqueur du réseau chargé du secteur ; la plateforme de devis si vous l’utilisez | 3 ans après le dernier contact |
| Réaliser la mission et remettre le rapport | Contrat (6.1.b) et obligations légales (6.1.c) | Le diagnostiqueur ; les personnes que vous désignez (notaire, agence) ; le laboratoire d’analyse en cas de prélèvement ; l’organisme de certification lors d’un contrôle | 10 ans pour le rapport |
| Transmettre le DPE à l’ADEME | Obligation légale (6.1.c) | L’ADEME | 10 ans chez nous, avec le rapport ; l’ADEME applique ses propres durées |
| Facturer et tenir la comptabilité | Obligation légale (6.1.c) | Notre expert-comptable, notre banque, l’administration fiscale | 10 ans |
| Gérer votre compte | Contrat (6.1.b) | Nos prestataires d’hébergement | Tant que le compte est ouvert ; effacé à votre demande ou après 3 ans sans connexion |
| Envoyer la newsletter | Consentement (6.1.a) | Notre prestataire d’envoi, s’il y en a un | Jusqu’à votre désinscription ; la preuve de l’accord, 3 ans au plus après celle-ci |
| Vous proposer nos services par téléphone | Consentement (6.1.a) | Nos équipes | Jusqu’au retrait de votre accord, et 3 ans au plus après le dernier contact |
| Retenir votre choix sur les cookies | Obligation légale (6.1.c) | Personne : il reste dans votre navigateur | 6 mois |
| Mesurer l’audience ou la publicité | Consentement (6.1.a) | Google, si l’outil est en service | 13 mois au plus pour les cookies |
| Protéger le site contre les pannes et les abus | Intérêt légitime : la sécurité du site (6.1.f) | Notre hébergeur | 12 mois au plus |
| Traiter une réclamation ou un litige | Intérêt légitime : défendre ses droits (6.1.f) | Notre assureur, nos conseils, le médiateur, les tribunaux | Jusqu’à la fin de l’affaire et des délais de recours |

À la fin de ces durées, les données sont effacées ou rendues anonymes. Si un texte nous oblige à en garder une partie plus longtemps, elle est archivée à part et n’est plus utilisée pour autre chose.
`,
    },
    {
      id: "destinataires",
      title: "Qui reçoit vos données",
      body: `
Nous ne vendons ni ne louons aucune donnée. Y ont accès, chacun pour ce qui le concerne, les personnes citées dans le tableau et les prestataires qui hébergent le site, sa base de comptes et nos e-mails. Ces prestataires agissent sur nos instructions, par un contrat conforme à l’article 28 du RGPD.

Certains textes nous imposent aussi d’informer une autorité ou un organisme, par exemple quand une installation présente un danger immédiat.
`,
    },
    {
      id: "plateformes-de-devis",
      title: "Les formulaires de devis extérieurs",
      body: `
Certaines pages peuvent contenir un formulaire de devis ou de rendez-vous fourni par une plateforme extérieure. Dans ce cas, le nom de la plateforme et celui de l’entreprise qui reçoit vos réponses sont écrits à côté du formulaire.

- Le formulaire ne se charge que si vous cliquez sur « Afficher le formulaire ». Avant ce clic, la plateforme ne reçoit rien. Votre choix est retenu dans votre navigateur pour ne pas vous reposer la question ; il vaut pour cette plateforme seulement, et un bouton sous le formulaire l’efface.
- Seule exception : une plateforme qui ne dépose aucun traceur peut s’afficher d’emblée. Elle reçoit alors votre adresse IP, comme tout site que l’on consulte.
- Un bouton de rendez-vous peut aussi ouvrir le site d’une plateforme dans un nouvel onglet.

La plateforme transmet vos réponses à l’entreprise nommée et applique, pour son propre site, sa politique de confidentialité. Vous pouvez toujours vous en passer : un appel ou un e-mail suffit pour obtenir un devis.
`,
    },
    {
      id: "ademe",
      title: "Le DPE et l’ADEME",
      body: `
La loi impose à celui qui établit un diagnostic de performance énergétique de le transmettre à l’Agence de la transition écologique, l’ADEME (article L126-32 du Code de la construction et de l’habitation). Le DPE reçoit alors un numéro de 13 caractères, qui permet de l’identifier et de vérifier son existence.

Cette transmission ne dépend ni de votre accord ni du nôtre : sans elle, le DPE ne reçoit pas de numéro. Pour les traitements de l’ADEME elle-même, adressez-vous à cette agence.
`,
    },
    {
      id: "appels",
      title: "Les appels téléphoniques",
      body: `
Nous vous rappelons pour répondre à votre demande ou pour un diagnostic en cours. Depuis le 11 août 2026, un appel à but commercial suppose en plus votre consentement préalable, sauf dans le cadre d’un contrat en cours et en rapport avec lui (articles L223-1 et L223-2 du Code de la consommation). Nous demander un devis n’est pas donner cet accord.

Si vous l’avez donné, vous pouvez le retirer à tout moment, pendant l’appel ou en écrivant à ${dataProtectionEmail}.
`,
    },
    {
      id: "newsletter",
      title: "La newsletter",
      body: `
L’inscription n’a lieu que si vous cochez vous-même la case : elle n’est jamais cochée d’avance. Nous gardons la date et l’heure de cet accord ainsi que la version du texte accepté : c’est la preuve que la loi nous demande de pouvoir fournir.

Un lien de désinscription propre à votre adresse s’affiche dès l’inscription et accompagne chaque envoi. Vous pouvez aussi écrire à ${dataProtectionEmail}.
`,
    },
    {
      id: "cookies",
      title: "Les cookies et ce qui reste dans votre navigateur",
      body: `
Avant votre choix, seuls servent les éléments strictement nécessaires, que l’article 82 de la loi Informatique et Libertés dispense d’accord.

| Élément | À quoi il sert | Durée |
| --- | --- | --- |
| « cookie-consent » (stockage local du navigateur) | Retenir votre choix, sa date et la version du bandeau | 6 mois, puis la question vous est reposée |
| Cookies de session, et un témoin sans secret | Garder ouverte la session d’une personne qui se connecte à un compte ; les autres visiteurs n’en ont pas | Jusqu’à la déconnexion, 13 mois au plus |
| Cookie « arrival-message » | Afficher une fois « Connexion réussie » ou un message semblable, sur la page qui suit | Une minute |
| Préférences (formulaire extérieur affiché, raccourcis clavier) | Retenir un réglage que vous avez choisi | Jusqu’à ce que vous l’effaciez ; 13 mois au plus s’il s’agit d’un cookie |
| Pages déjà vues | Les relire sans connexion | Jusqu’à leur remplacement ou leur effacement |
| Mesure d’audience | Compter les visites et comprendre ce qui est lu, seulement après votre accord | 13 mois au plus |
| Marketing | Mesurer ou adapter une publicité, seulement après votre accord | 13 mois au plus |

Les polices et les images viennent du site lui-même. Hors le formulaire sans traceur décrit plus haut, votre navigateur ne demande rien à un tiers avant votre accord.
`,
    },
    {
      id: "gerer-mes-cookies",
      title: "Gérer mes cookies",
      body: `
Refuser est aussi simple qu’accepter, et le site fonctionne de la même façon. Pour changer d’avis, utilisez [Gérer mes cookies](/politique-confidentialite#gerer-mes-cookies), ici ou au bas des pages : chaque finalité y a son propre réglage, éteint par défaut. Vous pouvez aussi effacer les données du site depuis votre navigateur ; c’est le moyen qui reste si JavaScript y est désactivé, auquel cas aucun outil de mesure ne se charge.
`,
    },
    {
      id: "mesure-d-audience",
      title: "La mesure d’audience",
      body: `
Aucun outil de mesure ne se charge sans votre accord. Si vous acceptez, et si la mesure est en service sur le site, elle passe par les outils de Google (Google Tag Manager, Google Analytics), fournis dans l’Union européenne par Google Ireland Limited. Google reçoit alors votre adresse IP, la page vue et des informations sur votre appareil. Votre refus, ou le retrait de votre accord, arrête cette mesure.
`,
    },
    {
      id: "transferts",
      title: "Les transferts hors de l’Union européenne",
      body: `
Le site n’envoie de lui-même aucune donnée hors de l’Union européenne, à moins que vous n’acceptiez la mesure d’audience ou le marketing : Google peut alors traiter des données aux États-Unis.

Un tel transfert, comme tout accès qu’un prestataire pourrait avoir depuis un pays tiers, n’est admis qu’avec les garanties des articles 45 et 46 du RGPD : une décision d’adéquation de la Commission européenne ou ses clauses contractuelles types. Vous pouvez en demander le détail à ${dataProtectionEmail}.
`,
    },
    {
      id: "securite",
      title: "La sécurité",
      body: `
Les échanges avec le site publié sont chiffrés (HTTPS). L’accès aux données est réservé aux personnes qui en ont besoin, et les règles de la base de données limitent ce que chaque compte peut lire ou modifier. Une violation de données qui présente un risque est notifiée à la CNIL dans les délais du RGPD ; si ce risque est élevé pour vous, nous vous en avertissons aussi.
`,
    },
    {
      id: "vos-droits",
      title: "Vos droits et comment les exercer",
      body: `
Vous pouvez, sans frais :

- savoir quelles données nous avons sur vous et en recevoir une copie ;
- faire corriger une donnée fausse ou incomplète ;
- faire effacer vos données, quand aucun texte ne nous oblige à les garder ;
- faire limiter leur usage le temps d’une vérification ;
- vous opposer à un traitement fondé sur notre intérêt légitime, et à toute prospection sans donner de motif ;
- recevoir, dans un format courant, les données que vous nous avez fournies, ou les faire transmettre à un autre organisme ;
- retirer un consentement à tout moment, sans effet sur ce qui a été fait avant ;
- dire ce que vos données doivent devenir après votre mort (article 85 de la loi Informatique et Libertés).

Écrivez à ${dataProtectionEmail} ou à ${business.legalName}, ${address.street}, ${address.postalCode} ${address.city}. Dites ce que vous demandez et ce qui permet de vous retrouver : l’e-mail utilisé, l’adresse du logement ou le numéro du rapport. Une pièce d’identité n’est demandée qu’en cas de doute réel.

Nous répondons dans le mois. Si la demande est complexe, ce délai peut être prolongé de deux mois ; nous vous en donnons la raison avant la fin du premier.
`,
    },
    {
      id: "reclamation-cnil",
      title: "Saisir la CNIL",
      body: `
Si notre réponse ne vous convient pas, ou sans attendre notre réponse, vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL) : 3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou en ligne sur ${CNIL_SITE}.
`,
    },
    {
      id: "modifications",
      title: "Les changements de cette page",
      body: `
Cette page est tenue à jour quand un traitement ou un prestataire change ; la date de sa dernière modification y figure. Un changement important pour vous est annoncé sur le site, et votre accord vous est redemandé quand il est nécessaire.
`,
    },
  ],
  updatedOn: "2026-11-15",
} satisfies LegalPageSource;
