insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'sarthe-tout-le-departement-en-zone-termites',
  $text$Sarthe : tout le département en zone termites$text$,
  $text$Depuis le 1er septembre 2026, chaque vente sarthoise appelle un état termites. Onze semaines plus tard, les questions que l’on nous pose au téléphone, et nos réponses.$text$,
  'actualites',
  '/illustrations/services/termites.svg',
  $html$
<p>Depuis le 1er septembre 2026, vendre un bien bâti en Sarthe suppose un état relatif à la présence de termites, au Mans comme à Mamers ou à La Flèche. L’arrêté préfectoral du 12 décembre 2025 a placé le département entier en zone, en laissant près de neuf mois pour s’y préparer. Onze semaines après l’entrée en vigueur, les mêmes questions reviennent au téléphone. Voici nos réponses.</p>

<h2>Ce qui a changé, et pour qui</h2>
<p>Toutes les ventes de bâti sont visées : maison, appartement, local. Un terrain sans construction ne l’est pas, et aucun bail ne l’est, vide ou meublé. La frontière du département compte aussi. Pour une maison de l’Orne, à quelques kilomètres de là, nous ne connaissons pas de liste sûre et la réponse est à vérifier en mairie ou en préfecture.</p>
<p>Avant cette date, seules certaines communes étaient visées, dont Le Mans. Les Manceaux connaissaient donc la règle. La nouveauté touche surtout les maisons de bourg et de campagne, qui n’avaient jamais été regardées sous cet angle.</p>

<h2>« Mon pavillon est en parpaing »</h2>
<p>Peu importe : l’article L126-24 du Code de la construction et de l’habitation ne distingue ni l’âge ni le matériau. Et l’insecte non plus. Il passe par un joint, une gaine, une fissure de dallage, puis trouve des plinthes, des huisseries, une charpente. Un pavillon des années 2000 ceint de rondins de jardin l’intéresse davantage qu’une ferme de pierre sans un morceau de bois au sol.</p>

<h2>« J’habite au sixième étage »</h2>
<p>L’appartement est concerné comme le reste. La visite y est plus courte : bois du logement, cave, dépendances. Les parties communes se voient avec le syndic, à qui il est utile de demander si l’immeuble a déjà été contrôlé ou traité.</p>

<h2>« La promesse date de juillet »</h2>
<p>Signée avant le 1er septembre, avec un acte à venir : c’est le cas le plus discuté, et la réponse appartient à votre notaire. Interrogez-le sans attendre. S’il demande le document, nous essayons de passer dans les deux jours.</p>

<h2>« Quand dois-je le commander ? »</h2>
<p>Pas trop tôt. L’état a une durée de vie de six mois, et il doit être valable à la promesse puis à l’acte. Comptons ensemble : une visite faite le 20 novembre 2026 couvre les signatures jusque vers le 20 mai 2027. Si votre acquéreur emprunte, prévoyez trois mois entre les deux rendez-vous. Mettre une maison en vente en novembre et commander l’état le même jour, c’est parier que l’acheteur viendra avant la fin de l’hiver. Attendez plutôt l’offre.</p>
<p>Le <a href="/services/dpe">DPE</a>, lui, n’attend pas : il doit exister avant la première annonce. Deux passages valent parfois mieux qu’un.</p>

<h2>« Que faut-il préparer ? »</h2>
<ul>
<li>Écartez le bois de chauffage des murs. Un tas adossé depuis dix ans contre un pignon est le premier endroit que nous soulevons.</li>
<li>Libérez le pied des murs, à l’intérieur comme à l’extérieur, et ouvrez les vides sanitaires accessibles.</li>
<li>Signalez les souches, les vieux piquets, les traverses de chemin de fer qui bordent une allée.</li>
<li>Dites ce que vous savez : un traitement ancien, un voisin touché, un plancher remplacé. Une facture de traitement nous sert de repère et n’a rien d’un aveu.</li>
</ul>

<h2>« Et si vous en trouvez ? »</h2>
<p>La vente peut se poursuivre. L’acquéreur est informé, le prix et le traitement se discutent entre vous. La découverte doit être déclarée en mairie, par l’occupant des lieux ou, à défaut, par le propriétaire (article L126-4 du même code). Nous ne vendons pas de traitement et ne recommandons pas d’entreprise : celui qui cherche ne doit rien gagner à trouver.</p>
<p>Sans état valable, en revanche, le vendeur perd une protection. Il ne peut plus écarter la garantie des vices cachés pour ce qui touche aux termites, et l’acheteur qui soulève un plancher au printemps saura à qui écrire.</p>

<h2>« N’est-ce pas le même examen que pour la mérule ? »</h2>
<p>Non. Celui-ci ne cherche que les termites. Les capricornes de la charpente, la vrillette d’un vieux parquet ou un champignon de cave relèvent d’un <a href="/services/etat-parasitaire">état parasitaire</a>, que la loi ne demande pas. Pour une maison restée fermée, commander les deux le même jour évite de soulever deux fois les mêmes trappes. Quant à un éventuel zonage mérule dans le département, nous n’en avons ni la preuve ni le démenti : interrogez la mairie.</p>

<h2>Notre secteur</h2>
<p>Nous couvrons Le Mans et ses environs, pas la Sarthe entière. La page <a href="/diagnostic-immobilier-le-mans">diagnostics au Mans</a> décrit ce que nous trouvons dans les mancelles et les cités d’avant-guerre ; la <a href="/zone-intervention">recherche par commune</a> dit si nous venons chez vous. Le déroulement du contrôle, sa durée et son tarif, à partir de 350 € TTC, sont sur la page de l’<a href="/services/termites">état termites</a>. Ce tarif étonne à côté d’un DPE. Il paie le temps de sonder les bois accessibles un par un, à genoux le plus souvent.</p>
$html$,
  '2026-11-17 08:00:00+01',
  '2026-11-17 08:00:00+01',
  7
)
on conflict (slug) do nothing;
