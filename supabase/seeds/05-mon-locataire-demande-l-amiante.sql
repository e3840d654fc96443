insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'mon-locataire-demande-l-amiante',
  $text$Mon locataire veut l’amiante : que lui montrer ?$text$,
  $text$Un message un dimanche soir, et le bailleur ne sait quel papier sortir. Sept questions sur le dossier amiante d’un appartement loué : contenu, consultation, travaux.$text$,
  'amiante',
  '/illustrations/services/amiante.svg',
  $html$
<p>« Bonjour, un voisin m’a dit qu’il y avait de l’amiante dans l’immeuble. Avez-vous un document à me montrer ? » Le message arrive un dimanche soir. Le bailleur cherche dans son dossier de vente, ne trouve rien qui porte ce nom, et nous appelle le lundi. Voici comment nous lui répondons.</p>

<h2>Question 1 : votre logement est-il concerné ?</h2>
<p>Deux conditions : un appartement dans un immeuble collectif, et un permis de construire délivré avant le 1er juillet 1997. Réunies, elles vous obligent à tenir un « dossier amiante – parties privatives », ou DAPP, que l’article R1334-29-4 du Code de la santé publique institue. Un immeuble au permis plus récent en est dispensé.</p>
<p>La maison que l’on loue n’y est pas soumise, quel que soit son âge, ce qui étonne : on y trouve pourtant autant de matériaux. Elle le sera à la vente, par un autre rapport, si son permis est assez ancien.</p>

<h2>Question 2 : que contient ce dossier ?</h2>
<p>Moins de choses qu’on ne l’imagine. Il porte sur une seule liste de matériaux, la liste A, celle des produits qui perdent facilement leurs fibres :</p>
<ul>
<li>les flocages, ces enduits cotonneux projetés contre une structure ;</li>
<li>les calorifugeages, enroulés autour des tuyaux et des chaudières ;</li>
<li>les faux plafonds.</li>
</ul>
<p>Dans un deux-pièces des années 1960, le diagnostiqueur ne trouve le plus souvent aucun des trois. Le rapport le dit, et ce « néant » est le document que votre locataire réclame. S’il existe un de ces matériaux, le dossier s’épaissit : contrôles de son état, mesures d’empoussièrement, travaux éventuels, avec leurs dates.</p>

<h2>Question 3 : faut-il le lui envoyer ?</h2>
<p>La règle est de le tenir à disposition et de faire savoir qu’il existe et comment le consulter. Vous pouvez donc le montrer chez vous, à l’agence, ou l’adresser par courriel. Le plus simple reste d’y penser au début du bail et d’en garder une trace. Une phrase suffit, par exemple :</p>
<blockquote>
<p>Le dossier amiante de l’appartement (parties privatives), établi le 14 mai 2024, est consultable sur demande auprès du bailleur, par courriel ou à l’agence, aux heures d’ouverture.</p>
</blockquote>
<p>Si vous n’avez rien, dites-le aussi, en donnant la date du rendez-vous. Un locataire à qui l’on répond « nous faisons venir quelqu’un jeudi » n’a aucune raison de s’inquiéter davantage.</p>

<h2>Question 4 : mon rapport de vente peut-il servir ?</h2>
<p>Si vous avez acheté l’appartement récemment, le vendeur vous a remis un <a href="/services/amiante">repérage avant vente</a> qui couvre la liste A et va plus loin. Vous pouvez en tirer le dossier, à condition qu’il date du 1er avril 2013 ou d’après ; plus ancien, il se recommence. Envoyez-le-nous avant de commander quoi que ce soit. La réponse est parfois que vous êtes déjà en règle.</p>

<h2>Question 5 : il veut percer, que lui dire ?</h2>
<p>C’est ici que le dossier montre sa limite. Les dalles de sol, leur colle, les conduits, les panneaux de certaines gaines relèvent de la liste B, que le DAPP n’explore pas. Un « néant » n’est donc pas un permis de percer.</p>
<p>Accrocher un cadre sur une cloison de plâtre ne pose guère de question. Arracher un vieux lino, poncer une colle noire ou casser un coffrage, si. Demandez au locataire de vous prévenir avant. Pour un chantier que vous confiez à une entreprise et qui peut atteindre ces matériaux, le bon document est le <a href="/services/amiante-travaux">repérage avant travaux</a>, qui va voir sous les revêtements.</p>

<h2>Question 6 : et le plombier ?</h2>
<p>Le même article vous charge de communiquer le dossier à toute personne appelée à organiser ou à effectuer des travaux dans l’immeuble, et de conserver une attestation écrite de cette communication. Concrètement, joignez-le au bon de commande et gardez l’accusé de réception. On l’oublie facilement. C’est pourtant le jour où un calorifugeage se casse sous une pince que le papier compte.</p>

<h2>Question 7 : et la cage d’escalier ?</h2>
<p>Elle ne dépend pas de vous. Les parties communes ont leur propre dossier technique, tenu par le syndic, avec une fiche récapitulative que tout copropriétaire peut demander. Si votre locataire s’inquiète de la chaufferie ou du vide-ordures, transmettez-lui cette fiche. Au Havre, à Caen, dans les grands ensembles des Yvelines, c’est souvent elle qui répond à la vraie question, parce que le voisin parlait des caves.</p>

<h2>Ce que nous faisons sur place</h2>
<p>Pour un appartement vide ou meublé, l’opérateur passe dans chaque pièce, lève les yeux, ouvre les placards techniques et le local de la chaudière. Le locataire peut rester. Rien n’est prélevé sans votre accord. Vous recevez ensuite un document daté, que vous rangez avec le bail et que vous ressortez au locataire suivant, tant que rien n’a été modifié.</p>
<p>Vous ne savez pas de quand date le permis ? Donnez-nous l’adresse par la page <a href="/contact">contact</a> : nous vous dirons où le demander.</p>
$html$,
  '2026-07-09 08:00:00+02',
  '2026-07-09 08:00:00+02',
  7
)
on conflict (slug) do nothing;
