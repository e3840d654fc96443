insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'merule-dans-le-calvados-ce-que-dit-l-arrete',
  $text$Mérule dans le Calvados : ce que dit l’arrêté de 2024$text$,
  $text$Dix-huit communes sont citées, mais le texte raisonne à la parcelle. Comment lire la vôtre, ce que le vendeur doit dire, et ce que personne ne peut vous imposer.$text$,
  'reglementation',
  '/illustrations/services/etat-parasitaire.svg',
  $html$
<p>Dix-huit communes du Calvados sont citées dans l’arrêté préfectoral du 4 juin 2024. La vôtre peut y figurer sans que votre maison soit visée, car le texte raisonne à la parcelle. Commençons par la liste.</p>

<table>
<thead>
<tr><th scope="col">Secteur</th><th scope="col">Communes citées</th></tr>
</thead>
<tbody>
<tr><td>Littoral et estuaire</td><td>Deauville, Hermanville-sur-Mer, La Rivière-Saint-Sauveur, Lion-sur-Mer, Varaville, Villerville</td></tr>
<tr><td>Caen et sa plaine</td><td>Caen, Mathieu</td></tr>
<tr><td>Bessin</td><td>Bayeux, Le Molay-Littry</td></tr>
<tr><td>Pays d’Auge</td><td>Lisieux, Mézidon Vallée d’Auge, Orbec, Pont-l’Évêque</td></tr>
<tr><td>Bocage</td><td>Condé-en-Normandie, Les Monts d’Aunay, Noues de Sienne, Vire Normandie</td></tr>
</tbody>
</table>
<p>Le regroupement par secteur est de nous, les noms sont ceux du texte. Plusieurs sont des communes nouvelles qui réunissent d’anciens villages : une parcelle concernée peut se trouver à dix kilomètres de la mairie principale.</p>

<h2>Ce que l’arrêté fait</h2>
<p>Il délimite des zones où un risque de mérule est reconnu, en application de l’article L131-3 du Code de la construction et de l’habitation. Pour le vendeur d’un immeuble bâti situé dans l’une d’elles, l’article L126-25 en tire la conséquence : fournir à l’acquéreur une information sur ce risque. Elle rejoint les autres pièces du dossier de vente, comme le prévoit l’article L271-4.</p>

<h2>Ce que l’arrêté ne fait pas</h2>
<ul>
<li>Il ne crée pas de diagnostic. Personne n’est tenu de faire sonder ses bois parce que sa parcelle est dessinée sur un plan.</li>
<li>Il ne dit pas que votre maison est atteinte. Un foyer a été identifié dans le périmètre, peut-être trois portes plus loin.</li>
<li>Il ne dit pas non plus qu’une maison voisine, hors du trait, est saine. Le champignon ne lit pas le cadastre.</li>
<li>Il ne concerne pas la location.</li>
</ul>

<h2>Lire sa parcelle en trois gestes</h2>
<ol>
<li>Prenez la référence cadastrale sur votre titre de propriété : une section, en lettres, et un numéro. Une maison avec jardin et garage en compte souvent plusieurs.</li>
<li>Demandez à la mairie, ou à la préfecture, l’arrêté et ses annexes. Comparez chaque numéro. Si des parcelles ont été réunies ou divisées depuis, signalez-le.</li>
<li>Gardez la réponse écrite et datée. Votre notaire en a besoin, et vous aussi si l’on vous pose la question dans deux ans.</li>
</ol>
<p>Pour une adresse hors de ces dix-huit communes, ne concluez pas trop vite. Un arrêté plus récent a pu paraître, et l’absence d’un nom dans une liste de 2024 n’engage pas l’avenir. Dans l’Orne, un autre texte date du 23 septembre 2025, dont nous n’avons pas lu la liste. Pour l’Eure et la Seine-Maritime, quelques lieux nous ont été signalés de seconde main, sans plus. La réponse sûre est toujours à vérifier en mairie ou en préfecture.</p>

<h2>Pourquoi ces maisons-là</h2>
<p>La mérule demande peu : du bois, de l’eau qui ne s’en va pas, un air immobile, l’obscurité. Une villa de bord de mer fermée d’octobre à mai, dont une gouttière s’est décrochée en novembre, lui offre les quatre. Une maison de bourg doublée de plaques de plâtre sur un mur humide également. Le colombage ne l’attire pas plus qu’un autre bois : elle suit la fuite que personne ne voit.</p>
<p>Elle commence par une ouate blanche et des filaments gris, capables de traverser une maçonnerie pour aller chercher un plancher sec. Le bois attaqué brunit, se fend en petits cubes et devient léger comme du liège. Plus tard vient la galette charnue, et une poussière couleur de rouille sur les meubles. L’odeur, celle d’un sous-bois après la pluie, prévient souvent la première.</p>

<h2>Si vous la voyez</h2>
<p>La présence de mérule se déclare en mairie, par l’occupant du logement (article L126-5 du même code), que l’adresse soit ou non dans une zone. Ensuite, deux règles. Ne grattez pas et n’ouvrez pas tout : vous disperseriez des spores. Et cherchez l’eau avant l’entreprise de traitement, car un produit appliqué sur un mur qui reste mouillé ne sert à rien.</p>

<h2>Vendre dans le périmètre, sans drame</h2>
<p>L’acheteur apprend la nouvelle d’une ligne dans un dossier. Sa première réaction est de demander ce qu’il en est chez vous. L’information réglementaire n’y répond pas. Trois pièces y répondent mieux :</p>
<ul>
<li>les factures de couverture et de plomberie, qui racontent les fuites réparées ;</li>
<li>un accès libre à la cave, aux soupentes et aux combles pendant la visite ;</li>
<li>si un doute demeure, un <a href="/services/etat-parasitaire">état parasitaire</a>, facultatif, qui examine les bois accessibles et mesure leur humidité.</li>
</ul>
<p>Nous ne conseillons pas ce dernier à tout le monde. Dans un appartement au quatrième étage d’un immeuble chauffé, il n’apprendra pas grand-chose. Dans une maison restée vide deux hivers, il change la discussion : on ne parle plus d’un risque sur une carte, on parle de vos solives.</p>
<p>Notre page <a href="/diagnostic-immobilier-caen">diagnostics à Caen</a> précise la situation de la ville. Pour une autre commune, tapez son nom dans la <a href="/zone-intervention">zone d’intervention</a> : la réponse dit ce que nous savons des termites et de la mérule, et depuis quand.</p>
$html$,
  '2026-10-29 08:00:00+01',
  '2026-10-29 08:00:00+01',
  7
)
on conflict (slug) do nothing;
