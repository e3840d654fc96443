import type { CitySource } from "#content/schema/territory";

export default {
  slug: "caen",
  position: 2,
  insee: "14118",
  coordinates: { latitude: 49.183, longitude: -0.371 },
  department: "14",
  isMainCity: true,
  seo: {
    title: "Diagnostic immobilier Caen : amiante, mérule, DPE, devis",
    description:
      "Vendre ou louer à Caen, du pan de bois de la rue Saint-Pierre à l’immeuble de 1955 : diagnostics dus, mérule à la parcelle, rendez-vous sous 24 à 48 h.",
  },
  seoKeywords: [
    "diagnostic immobilier Caen",
    "diagnostiqueur Caen",
    "amiante Caen reconstruction",
    "mérule Caen parcelle",
    "DPE studio Caen",
    "loi Carrez Caen",
  ],
  heroTitle: "Diagnostic immobilier à Caen, de pierre et de Reconstruction",
  heroSubtitle:
    "Dans une même rue caennaise, un immeuble de 1890 et son voisin de 1956 n’appellent pas les mêmes recherches. Visite sous 24 à 48 h, devis gratuit.",
  description:
    "À Caen, la date de l’immeuble décide presque tout : plomb dans ce que 1944 a épargné, amiante possible dans la ville rebâtie, mérule à vérifier à la parcelle.",
  specialties: [
    "Immeubles de la Reconstruction",
    "Copropriétés des années 1960 et 1970",
    "Studios et meublés étudiants",
    "Maisons de ville en pierre",
  ],
  interventionTime: "24h-48h",
  history: `
L’été 1944 a coupé Caen en deux époques : environ 70 % de la ville a disparu, le reste a tenu. Nous cherchons d’abord de quel côté se trouve votre immeuble.

**Ce qui a tenu.** Au Vaugueux, rue Saint-Pierre et près des abbayes subsistent des maisons du XVIe au XIXe siècle. Le pan de bois caennais trompe son monde : souvent, seule la façade sur rue est en bois, l’arrière est en pierre. Le [constat plomb](/services/plomb) y est dû, et les bois pris dans un mur de calcaire humide méritent d’être sondés.

**Ce qui fut rebâti.** Sous la direction de Marc Brillaud de Laujardière, Caen se relève en pierre de Caen et en béton jusqu’en 1963. Un immeuble de 1953 sort du champ du plomb, mais entre dans celui de l’[amiante](/services/amiante) : conduits, dalles collées, gaines. Achevé dès 1948, il aurait cumulé les deux.

**Les plateaux.** La Guérinière est construite de 1955 à 1961 ; le Chemin-Vert commence en décembre 1964, la Pierre-Heuzé accueille ses premières familles en 1972. Dans un appartement jamais rénové, le tableau électrique d’origine sert parfois encore.

Vinrent ensuite la Folie-Couvrechef, puis la Presqu’île. Avec un permis postérieur à juillet 1997, le dossier s’allège nettement.
`,
  districts: [
    {
      name: "Vaugueux, Saint-Pierre et les abbayes",
      text: "Maisons étroites, escaliers raides, caves de pierre. Nous y mesurons beaucoup de portes, de lambris et de volets, puis nous descendons : la solive encastrée dans un mur humide est le premier endroit où chercher un champignon.",
    },
    {
      name: "Saint-Jean et l’avenue du 6-Juin",
      text: "Quartier rasé, puis redessiné de 1946 à la fin des années 1950 sur un sol rehaussé de deux mètres, car l’île était inondable. Demandez au syndic le dossier technique amiante avant notre passage.",
    },
    {
      name: "Vaucelles",
      text: "Faubourg de la rive droite, entre l’Orne et d’anciennes carrières. Maisons mitoyennes et immeubles d’après-guerre y alternent : apportez l’acte ou le permis, car deux voisins peuvent relever de règles opposées.",
    },
    {
      name: "Guérinière, Grâce-de-Dieu, Chemin-Vert",
      text: "Barres et tours d’après 1955, près de pavillons plus anciens à la Grâce-de-Dieu. En étage, les dalles de sol et leur colle appellent un examen attentif ; au pavillon, c’est le garage couvert de plaques ondulées.",
    },
  ],
  heritage: [
    "Abbaye aux Hommes et Abbaye aux Dames, fondées au XIe siècle",
    "Château de Caen, au-dessus de la ville rebâtie",
    "Maisons à pans de bois des 52 et 54, rue Saint-Pierre",
    "Église Saint-Julien, d’Henry Bernard (1954-1959)",
  ],
  keyFacts: [
    "Environ 70 % de la ville détruite en 1944, relevée jusqu’en 1963",
    "Près d’une résidence principale sur trois de l’agglomération date de 1946 à 1970 (Insee, 2014)",
    "Des parcelles visées par l’arrêté mérule du 4 juin 2024",
  ],
  economy: `
Préfecture et ville universitaire, Caen loge beaucoup d’étudiants. Dans son parc comme dans celui d’Hérouville-Saint-Clair, un logement sur trois n’a qu’une ou deux pièces. Avant un bail, nous visitons donc souvent une seule pièce.
`,
  realEstateMarket: {
    averagePrice: 2500,
    marketTrend:
      "Nous retenons un prix moyen indicatif de 2 500 € le m², toutes époques confondues ; l’étiquette énergie et l’état de la copropriété creusent l’écart.",
    demand:
      "Appartements d’après-guerre, maisons à jardin, petits meublés : trois marchés en un. Pour un bail étudiant de rentrée, réservez avant l’été.",
    interventionTime: "24h-48h",
  },
  localAdvantages: [
    {
      title: "Un créneau dans les deux jours",
      description:
        "Réponse à votre demande de devis sous 2 h, puis visite en 24 à 48 h. Une urgence se traite en moins de 24 h si l’agenda le permet.",
      icon: "clock",
    },
    {
      title: "L’époque lue sur la façade",
      description:
        "Pierre de taille, moellon enduit ou béton plaqué de calcaire : nous datons l’immeuble avec vous, ce qui évite de commander un plomb inutile.",
      icon: "home",
    },
    {
      title: "Le syndic sollicité à temps",
      description:
        "Nous vous disons quelles pièces lui réclamer, du dossier amiante au DPE collectif.",
      icon: "file",
    },
  ],
  specificServices: [
    {
      service: "amiante",
      title: "Amiante dans un appartement de la Reconstruction",
      description:
        "Dalles, conduits, coffrages et faux plafonds de votre lot, cave comprise. Si vous louez, un dossier limité aux parties privatives reste consultable par l’occupant.",
      relevance:
        "De l’après-guerre à juin 1997, un demi-siècle de permis caennais entre dans cette recherche.",
    },
    {
      service: "dpe",
      title: "DPE d’un studio chauffé à l’électricité",
      description:
        "Fenêtre, ventilation, ballon, radiateurs : sur vingt mètres carrés, chaque équipement pèse lourd. Une facture d’isolation vaut mieux qu’une valeur par défaut.",
      relevance:
        "Le coefficient 1,9 peut améliorer la classe d’un studio chauffé à l’électricité ; l’attestation de l’Ademe est gratuite.",
    },
    {
      service: "etat-parasitaire",
      title: "Recherche de mérule et d’insectes du bois",
      description:
        "Examen facultatif des planchers, de la charpente et de la cave, humidité mesurée aux endroits douteux.",
      relevance:
        "Des parcelles caennaises sont en zone mérule (arrêté du 4 juin 2024) : cet examen dit ce qu’il en est chez vous.",
    },
  ],
  otherServices: [
    {
      service: "amiante-travaux",
      relevance:
        "Rénover un appartement de la Reconstruction touche conduits, gaines et dalles collées : l’amiante s’y cherche avant l’artisan.",
    },
    {
      service: "loi-boutin",
      relevance:
        "Un logement sur trois n’a qu’une ou deux pièces : au bail d’un étudiant, chaque mètre carré compte.",
    },
  ],
  localInfo: {
    marketInsight: `
L’acquéreur caennais compare des biens que tout sépare : un deux-pièces de 1956 avenue du 6-Juin, un T4 de la Pierre-Heuzé, une maison de Vaucelles. En copropriété, joignez le DPE collectif, exigé depuis le 1er janvier 2026 jusque dans les petits immeubles dont le permis précède 2013.
`,
    regulatoryInfo: `
- **Mérule.** L’arrêté préfectoral du 4 juin 2024 retient Caen, parcelle par parcelle. Vendeur d’un bien situé sur l’une d’elles, vous en informez l’acquéreur ; ce n’est pas un diagnostic.
- **Termites.** Nous ne savons pas si le Calvados compte une zone délimitée, ce qui ne veut pas dire qu’il n’y en a pas : à vérifier en mairie ou en préfecture.
- **Sol et eau.** Selon la rue, l’état des risques signale une crue possible de l’Orne ou une carrière souterraine.

Ce point a été vérifié le 15 novembre 2026.
`,
    localPartnerships: `
Deux guichets font gagner du temps. L’urbanisme de la mairie retrouve un permis. Les Archives du Calvados gardent les dossiers de dommages de guerre, précieux pour dater un immeuble. Notaire, agence ou syndic reçoit ensuite le rapport, si vous le souhaitez.
`,
  },
  proof: { kind: "reviews" },
  layout: { heroButtons: "booking-and-call", embedsQuoteForm: false },
  faq: [
    {
      question: "Mon appartement caennais a été reconstruit en 1952 : faut-il un constat plomb ?",
      answer:
        "Non. Assurez-vous seulement que l’immeuble a été rebâti, et pas simplement réparé : derrière un ravalement d’après-guerre peuvent rester des murs et des boiseries plus vieux. L’acte ou le syndic tranche.",
    },
    {
      question: "Comment savoir si ma parcelle est en zone mérule à Caen ?",
      answer:
        "Prenez la référence cadastrale de votre titre et consultez l’arrêté du 4 juin 2024 à la mairie ou à la préfecture du Calvados. Il ne vise pas toute la commune. En zone, l’information est jointe à la promesse ; aucun rapport n’est exigé.",
    },
    {
      question: "Je loue un studio meublé à un étudiant : que joindre au bail ?",
      answer:
        "Le DPE, la [surface habitable](/services/loi-boutin), l’état des risques sous réserve de l’adresse, puis l’électricité et le gaz si ces installations ont plus de quinze ans. Avant 1949, ajoutez le plomb. Un permis antérieur à juillet 1997 oblige à tenir un dossier amiante. En classe G, pas de nouveau bail depuis 2025.",
    },
    {
      question: "Ma maison de Vaucelles est classée F : puis-je la vendre sans audit ?",
      answer:
        "Non : hors copropriété, l’[audit énergétique](/services/audit-energetique) accompagne la vente des classes F et G depuis avril 2023, E depuis 2025. Un appartement en copropriété n’y est jamais soumis.",
    },
    {
      question: "Quel budget pour vendre un T3 des années 1960 ?",
      answer:
        "Tarifs de départ TTC : 80 € chacun pour le DPE, l’amiante (hors prélèvements), le Carrez, l’électricité et le gaz s’il est installé ; 4,99 € pour l’état des risques. Le [devis en ligne](/devis-en-ligne) donne le total selon la surface et la cave.",
    },
  ],
  sources: [
    {
      fact: "Reconstruction dirigée par Marc Brillaud de Laujardière, architecte en chef.",
      source:
        "Chantiers communs et Ville de Caen, « Les architectes et la Reconstruction » (chantierscommuns.fr).",
    },
    {
      fact: "Maisons à pans de bois, 52 et 54 rue Saint-Pierre ; façade seule en bois.",
      source: "Base Mérimée (monuments historiques) et panneau explicatif sur place.",
    },
    {
      fact: "Maisons du XVIe au XIXe siècle dans le quartier du Vaugueux.",
      source: "Visites « Les rues du Vaugueux », lyceumfrance.org, d’après François Saint-James.",
    },
    {
      fact: "Saint-Jean : reconstruit de 1946 à la fin des années 1950, sol rehaussé de 2 m, île inondable.",
      source:
        "Ouest-France Immo, dossier sur la rénovation des immeubles de la Reconstruction à Caen.",
    },
    {
      fact: "La Guérinière construite de 1955 à 1961.",
      source: "Wikipédia, « La Guérinière (Caen) », d’après la Ville de Caen.",
    },
    {
      fact: "Chemin-Vert : première pierre le 5 décembre 1964.",
      source: "Association Cadomus, « C’était Caen » (cadomus.org).",
    },
    {
      fact: "Pierre-Heuzé : premiers emménagements en 1972.",
      source: "Collège Lechanteur, académie de Caen, page sur le quartier ; journal « Le Rognon ».",
    },
    {
      fact: "Folie-Couvrechef développée depuis les années 1970.",
      source: "Ville de Caen, livret « La Folie-Couvrechef, 3 itinéraires ».",
    },
    {
      fact: "Grâce-de-Dieu : pavillons des années 1930, logements collectifs à partir des années 1950.",
      source: "Wikipédia, « La Grâce de Dieu (Caen) ».",
    },
    {
      fact: "Vaucelles : ancien faubourg de la rive droite de l’Orne, anciennes carrières.",
      source: "Patrimoine normand n° 23, « Caen, le quartier de Vaucelles ».",
    },
    {
      fact: "Développement de la Presqu’île, voisine du quartier Saint-Jean.",
      source: "Ouest-France Immo, même dossier.",
    },
    {
      fact: "Abbayes aux Hommes et aux Dames, château de Caen.",
      source: "Base Mérimée, monuments historiques de Caen.",
    },
    {
      fact: "Église Saint-Julien, Henry Bernard, 1954-1959.",
      source: "wikipatrimoine.fr, notice « Église Saint-Julien », Caen.",
    },
    {
      fact: "32,5 % des résidences principales de Caen la mer achevées entre 1946 et 1970.",
      source: "Insee, RP 2014, Logement, CA Caen la Mer (200033157), tableau LOG T5.",
    },
    {
      fact: "Un tiers de T1 ou T2 dans le parc de Caen et d’Hérouville-Saint-Clair.",
      source:
        "Étienne Walker, « Habitat et logement dans l’aire urbaine caennaise en 2015 », Atlas social de Caen, 2021.",
    },
    {
      fact: "Risques : crue de l’Orne, carrières souterraines de pierre de Caen.",
      source:
        "DDTM du Calvados, stratégie locale du TRI de Caen ; DREAL, profil environnemental régional 2006.",
    },
    {
      fact: "Dossiers de dommages de guerre conservés aux Archives du Calvados.",
      source: "Archives départementales du Calvados, fonds du ministère de la Reconstruction.",
    },
  ],
  verifiedOn: "2026-11-15",
} satisfies CitySource;
