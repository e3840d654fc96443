insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'vendre-une-longere-l-ordre-des-diagnostics',
  $text$Vendre une longère : l’ordre des diagnostics$text$,
  $text$Murs anciens, dépendances, fosse et cuve : une longère cumule les contrôles. Dans quel ordre les commander pour ne rien périmer et ne pas faire attendre le notaire.$text$,
  'diagnostic-immobilier',
  '/illustrations/services/erp.svg',
  $html$
<p>Vingt-six mètres de long, cinq de large, une étable à un bout, un pressoir à l’autre, une cuve à fioul derrière et une fosse dont personne ne sait plus où elle se trouve. Une longère cumule à peu près tout ce que la loi demande de regarder. La liste fait peur, mais c’est l’ordre qui compte : certains documents commandent les suivants, d’autres se périment pendant que l’on attend un acheteur.</p>

<h2>L’ordre en un tableau</h2>
<table>
<thead>
<tr><th scope="col">Rang</th><th scope="col">Document</th><th scope="col">Doit être prêt pour</th><th scope="col">Tient</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>DPE</td><td>L’annonce</td><td>Dix ans</td></tr>
<tr><td>2</td><td>Audit énergétique, en E, F ou G</td><td>La première visite</td><td>Cinq ans</td></tr>
<tr><td>3</td><td>État des risques, selon l’adresse</td><td>La première visite</td><td>Moins de six mois ce jour-là</td></tr>
<tr><td>4</td><td>Amiante, plomb, électricité, gaz</td><td>La promesse</td><td>Variable, voir plus bas</td></tr>
<tr><td>5</td><td>Assainissement (SPANC)</td><td>La promesse</td><td>Trois ans</td></tr>
<tr><td>6</td><td>Termites, en zone seulement</td><td>La promesse, puis l’acte</td><td>Six mois</td></tr>
</tbody>
</table>

<h2>1. Le DPE d’abord, parce que sa lettre décide de la suite</h2>
<p>Une longère a beaucoup de murs dehors et peu de murs mitoyens. Son toit est long, son plancher touche la terre. La lettre est rarement flatteuse, et elle commande un second document. Demandez donc le <a href="/services/dpe">DPE</a> seul, ou en premier, dès que vous songez à vendre.</p>
<p>Dites-nous ce qui est chauffé. L’étable devenue salle de jeux compte, le pressoir resté brut ne compte pas. C’est à trancher avant les mesures, pas après.</p>

<h2>2. L’audit, si la lettre l’exige</h2>
<p>Classée E, F ou G et vendue d’un seul tenant, hors copropriété, la maison appelle un <a href="/services/audit-energetique">audit énergétique</a>. Il se prépare sur place avec vous, se rédige ensuite au bureau, et doit être sur la table quand le premier candidat passe la porte. C’est lui qui fixe la date à laquelle vous pouvez réellement ouvrir les visites.</p>

<h2>3. L’état des risques, juste avant les visites</h2>
<p>L’<a href="/services/erp">ERP</a> ne demande aucun déplacement. Commandez-le en dernier parmi les pièces de la première visite, puisqu’il doit avoir moins de six mois ce jour-là. Une longère au bord d’un ruisseau, sur un terrain argileux ou au-dessus d’une marnière ne se lit pas de la même manière que sa voisine de plateau. Si le terrain touche un bois, demandez-nous de vérifier l’obligation de débroussailler, que ce document mentionne depuis 2025.</p>

<h2>4. Le gros de la visite : une demi-journée à quatre contrôles</h2>
<p>Plomb, parce qu’une longère précède presque toujours 1949. Amiante, parce que son permis, quand il existe, est d’avant juillet 1997. Électricité, et gaz s’il y en a, dès que l’installation a passé quinze ans.</p>
<p>L’amiante est le plus long, à cause des dépendances : l’appentis, le poulailler, l’abri du tracteur, chacun a pu recevoir une plaque ondulée. Ouvrez tout, et mettez de côté la clé du cadenas que l’on cherche toujours.</p>
<p>Deux de ces rapports ne se périment pas s’ils sont négatifs : le plomb, et l’amiante quand il est postérieur au 31 mars 2013. Les deux autres courent trois années pour une vente. Rien ne presse donc, sauf si du plomb est trouvé : le constat ne tient plus alors qu’un an.</p>

<h2>5. La fosse : téléphonez tôt</h2>
<p>Hors du tout-à-l’égout, le contrôle relève du service public d’assainissement non collectif de votre intercommunalité, le SPANC, et d’aucun diagnostiqueur. Ses délais ne sont pas les nôtres. C’est souvent la pièce qui manque à la promesse. Appelez-le le jour où vous appelez l’agence, et retrouvez entre-temps l’emplacement de la fosse : un contrôle sans regard visible tourne court. Le document doit avoir moins de trois ans.</p>

<h2>6. Les termites en dernier, et seulement en zone</h2>
<p>Six mois passent vite. Commandez cet état quand l’acquéreur est identifié. Il est dû dans les secteurs qu’un arrêté préfectoral délimite : toute la Sarthe depuis le 1er septembre 2026, certaines communes des Yvelines dont nous n’avons pas vérifié la liste. Pour les cinq départements normands, nous n’avons pas de liste sûre ; posez la question par écrit à la mairie ou à la préfecture et conservez la réponse.</p>
<p>Profitez du même courrier pour la mérule. En zone, le vendeur doit une information, sans examen obligatoire. Si la maison est restée fermée, un état parasitaire, volontaire, répondra à la question que l’acheteur posera ensuite.</p>

<h2>Ce que vous n’avez pas à payer</h2>
<ul>
<li><strong>La loi Carrez.</strong> Elle ne s’applique pas à une maison vendue hors copropriété. Vérifiez seulement que l’ancienne ferme n’a pas été divisée en lots.</li>
<li><strong>Le gaz</strong>, quand il n’y a qu’une cuve à fioul.</li>
<li><strong>Un second DPE pour le gîte</strong>, tant qu’il s’agit d’une pièce de la même maison. Un logement indépendant, avec son entrée et sa cuisine, se discute : parlez-nous-en.</li>
</ul>

<h2>Le bon rythme</h2>
<p>En pratique, un premier passage pour l’énergie, un temps pour l’audit, puis l’ensemble des contrôles de sécurité et de santé pendant les premières visites d’acheteurs. Vous évitez ainsi de tout payer avant de savoir si la maison intéresse, sans jamais faire attendre le notaire.</p>
<p>Le <a href="/simulateur">simulateur</a> refait cette liste pour votre maison, à partir de sa date, de son chauffage et de sa commune.</p>
$html$,
  '2026-10-06 08:00:00+02',
  '2026-10-06 08:00:00+02',
  7
)
on conflict (slug) do nothing;
