insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'papiers-a-preparer-avant-la-visite',
  $text$Avant la visite : les papiers à sortir du tiroir$text$,
  $text$Titre, factures, permis, règlement : huit papiers qui évitent un second passage ou une lettre injuste, un message à recopier pour le syndic, et ce dont on se passe.$text$,
  'conseils-pratiques',
  '/illustrations/services/loi-boutin.svg',
  $html$
<p>La différence entre une visite d’une heure et une visite de deux heures tient souvent dans un tiroir de commode. Nous ne demandons jamais tout à tout le monde. Mais chacun des papiers ci-dessous a déjà évité à quelqu’un un prélèvement, un second rendez-vous ou une lettre injuste. Prenez dix minutes la veille, une pochette suffit.</p>

<h2>La liste, par utilité décroissante</h2>
<table>
<thead>
<tr><th scope="col">Papier</th><th scope="col">Ce qu’il change</th><th scope="col">S’il est perdu</th></tr>
</thead>
<tbody>
<tr><td>Titre de propriété</td><td>Lots, cadastre, date du bien, servitudes</td><td>Le notaire de l’achat en a la minute</td></tr>
<tr><td>Anciens diagnostics</td><td>Ce qui vaut encore, ce qui a été analysé</td><td>Ils sont joints à votre acte d’achat</td></tr>
<tr><td>Factures d’isolation et de fenêtres</td><td>La lettre du <a href="/services/dpe">DPE</a></td><td>Duplicata chez l’artisan, photos datées</td></tr>
<tr><td>Notice ou facture de la chaudière</td><td>Son année, sa puissance, son rendement</td><td>La plaque signalétique, si elle se lit</td></tr>
<tr><td>Permis de construire et d’agrandir</td><td>Amiante : avant ou après juillet 1997</td><td>Le service d’urbanisme de la mairie</td></tr>
<tr><td>Facture d’électricien, attestation du Consuel</td><td>L’âge de l’installation</td><td>L’année de construction sert de repère</td></tr>
<tr><td>Règlement de copropriété</td><td>La surface privative, les annexes</td><td>Le syndic</td></tr>
<tr><td>Plans, même à main levée</td><td>Le temps de mesure</td><td>Nous mesurons</td></tr>
</tbody>
</table>

<h2>Trois dates, avant même les papiers</h2>
<p>Si vous ne deviez préparer que cela, trouvez l’année de construction, celle de la dernière extension et celle de la réfection électrique. Elles répondent à elles seules à la moitié du dossier. Une maison de 1947 et sa jumelle de 1950 n’ont pas la même liste, pas plus qu’un appartement recâblé en 2015 et celui du dessous.</p>
<p>Une date approximative reste utile si vous dites d’où elle vient. « Mon père a posé la véranda l’année de ma naissance » est une meilleure information qu’un chiffre au hasard.</p>

<h2>Les factures qui changent une lettre</h2>
<p>Toutes ne se valent pas. Le DPE accepte un document qui prouve une épaisseur, une surface ou une performance. « Travaux d’isolation, 4 200 € » ne dit rien. « Laine de verre, 300 mm, combles perdus, 85 m² » dit tout. Avant notre passage, relisez les vôtres et mettez un signet sur la ligne utile.</p>
<p>À défaut de facture, une photo du chantier avec l’étiquette du rouleau visible aide. Le souvenir d’un ancien propriétaire, non : nous vous croyons, la méthode ne le peut pas.</p>

<h2>En copropriété, un seul message au syndic</h2>
<p>Envoyez-le dès que vous avez décidé de vendre ou de relouer, car la réponse prend parfois trois semaines. Vous pouvez recopier celui-ci :</p>
<blockquote>
<p>Bonjour, je prépare les diagnostics de mon lot. Pourriez-vous m’adresser la fiche récapitulative amiante des parties communes, le constat plomb de l’escalier s’il existe, le DPE collectif, la description du chauffage commun et la date d’achèvement de l’immeuble ? Merci d’avance.</p>
</blockquote>
<p>Cinq pièces, un courriel. Sans elles, un appartement chauffé collectivement se calcule avec des hypothèses, et ces hypothèses ne sont pas tendres.</p>

<h2>Les clés, les codes, les trappes</h2>
<ul>
<li>La cave, le garage, le cabanon : un local fermé figure au rapport comme non visité, et l’acheteur le lira.</li>
<li>Une échelle ou une trappe dégagée pour les combles.</li>
<li>Le courant, l’eau et le gaz ouverts, même dans une maison vide.</li>
<li>Le placard du tableau électrique et le dessous d’évier libérés.</li>
<li>Le code de l’immeuble, le nom sur l’interphone, la place où stationner.</li>
<li>Le chien au jardin, ou en promenade.</li>
</ul>

<h2>Ce dont nous n’avons pas besoin</h2>
<p>Vos factures d’énergie : la méthode ne s’en sert pas, et vos habitudes ne regardent que vous. Un ménage de printemps : la poussière ne nous gêne pas, alors qu’un meuble poussé devant un radiateur nous gêne. Une peinture fraîche : elle ne cache rien à l’appareil de mesure du plomb et peut ralentir l’examen. Votre présence continue, enfin, n’est pas toujours nécessaire. Pour la plupart des contrôles, un proche ou l’agence peut ouvrir ; pour l’audit énergétique, il faut vous ou votre mandataire.</p>

<h2>Et si le tiroir est vide</h2>
<p>C’est fréquent après une succession. Pour un premier chiffrage, la surface, l’année et la commune suffisent au <a href="/devis-en-ligne">devis en ligne</a>. Le dossier se fait quand même : nous mesurons, nous datons d’après les matériaux, nous notons ce qui n’a pas pu être établi. Vous perdrez peut-être une demi-classe sur une isolation invisible, et un prélèvement d’amiante deviendra utile là où une facture aurait suffi.</p>
<p>Avant de vous résigner, téléphonez à l’ancien artisan : beaucoup gardent leurs doubles dix ans. Puis demandez-nous, par la page <a href="/contact">contact</a>, lesquels méritent vraiment d’être cherchés. Il nous est arrivé de répondre « aucun ».</p>
$html$,
  '2026-11-05 08:00:00+01',
  '2026-11-05 08:00:00+01',
  7
)
on conflict (slug) do nothing;
