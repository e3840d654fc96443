insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, updated_at, read_time)
values (
  'fibrociment-sur-l-appentis',
  $text$Du fibrociment sur l’appentis : vendre sans tout démolir$text$,
  $text$Six phrases que l’on entend devant un toit de plaques ondulées, et ce que nous y répondons : ce que la loi demande, ce que l’on peut laisser, ce qu’il ne faut pas laver.$text$,
  'amiante',
  '/illustrations/services/amiante.svg',
  $html$
<p>Quatre plaques grises et ondulées sur un clapier, un peu de mousse, une gouttière en zinc. Qui a visité dix jardins normands connaît ce toit. Il a été vendu par kilomètres, parce qu’il était léger, bon marché et imputrescible. Jusqu’à l’interdiction de l’amiante en France, au 1er janvier 1997, le ciment de ces plaques en contenait presque toujours. À la vente, il devient un sujet de conversation, et l’on y entend beaucoup de choses.</p>

<h2>« C’est dehors, ça ne compte pas »</h2>
<p>Si. Le repérage avant vente couvre les éléments extérieurs : toitures, bardages, conduits. Un appentis, un garage au fond du terrain ou un ancien chenil entrent dans la visite au même titre que la cuisine. Le vendeur qui oublie d’en parler laisse un trou dans son dossier, et s’expose à la garantie des vices cachés si l’acquéreur découvre la toiture après la signature (article L271-4 du Code de la construction et de l’habitation).</p>
<p>Ce qui déclenche l’obligation est un permis de construire délivré avant juillet 1997. Les vieilles maisons sans permis connu sont évidemment antérieures.</p>

<h2>« Il faut l’enlever avant de vendre »</h2>
<p>Aucun texte ne vous l’impose. Une plaque entière, posée depuis 1968, que personne ne perce ni ne casse, retient bien ses fibres : le ciment les tient prisonnières. La loi demande de dire qu’elle est là et dans quel état.</p>
<p>Le <a href="/services/amiante">diagnostic amiante</a> conclut, matériau par matériau, à une conduite à tenir. En langage ordinaire, elle prend trois formes. Les plaques sont entières et à l’abri des chocs : on les regarde de temps en temps et on note la date. L’une est fendue, un coin manque : on répare ou on remplace l’élément abîmé, on surveille les autres. Le toit se délite, des morceaux jonchent un passage : on traite l’ensemble sans attendre.</p>
<p>Le deuxième cas se rencontre souvent. Il coûte peu et peut se régler avant la promesse.</p>

<h2>« Un bon nettoyage, et elles ressemblent à du neuf »</h2>
<p>C’est le geste à ne pas faire. Le jet à haute pression arrache la peau de ciment et projette les fibres dans le jardin, sur le linge, dans la gouttière. La mousse, elle, ne gêne personne. Même remarque pour la brosse métallique, la disqueuse et la perceuse. Si une plaque doit vraiment bouger, confiez-la à une entreprise équipée pour cela.</p>

<h2>« Ça se reconnaît à l’œil »</h2>
<p>Pas avec certitude. Les fabricants ont continué à vendre des plaques de fibres-ciment après 1997, sans amiante, dans les mêmes profils et le même gris. Un toit refait en 2001 se confond avec son voisin de 1975. Pour trancher, nous cherchons dans l’ordre :</p>
<ol>
<li>une facture ou un bon de livraison daté ;</li>
<li>un marquage du fabricant sous la plaque, quand il est encore lisible ;</li>
<li>l’analyse d’un petit prélèvement en laboratoire, avec votre accord préalable et un prix annoncé.</li>
</ol>
<p>Le troisième moyen est le plus sûr, mais il n’est pas toujours nécessaire. Un carton de factures vous l’épargne parfois. Attention aussi aux mélanges : sur un même auvent, la travée du fond est d’origine et celle de devant a été changée après la tempête de 1999.</p>

<h2>« L’acheteur s’en débarrassera lui-même »</h2>
<p>Nous le lui déconseillons, et il rencontrera deux obstacles. Le premier est la respiration : déposer sans protection une plaque qui se brise n’est pas un bricolage du dimanche. Le second est l’évacuation. Toutes les déchèteries n’acceptent pas l’amiante lié ; celles qui le prennent demandent en général un emballage particulier et un rendez-vous. Conseillez-lui d’appeler la sienne avant.</p>
<p>S’il confie le chantier à un couvreur, un autre document entre en scène, le <a href="/services/amiante-travaux">repérage avant travaux</a>. Le diagnostic de vente ne le remplace pas, car il s’arrête à ce qui se voit sans démonter.</p>

<h2>« Le locataire doit avoir le rapport »</h2>
<p>Pour une maison louée, rien n’est dû au titre de l’amiante. Pour un appartement, le dossier du bailleur ne traite pas des toitures. Rien n’empêche pourtant de prévenir l’occupant, par écrit, que l’on ne perce pas le toit du garage.</p>

<h2>Où chercher les autres</h2>
<p>Quand nous trouvons du fibrociment dehors, nous regardons mieux le reste, car le même maçon a souvent servi deux fois. Suivent d’ordinaire les conduits de fumée ou de ventilation du garage, les ardoises artificielles du lucarnon, les bacs à fleurs, les plaques debout qui ferment un bûcher. Les bacs, simples objets posés, ne font pas partie du bâtiment ; nous vous les signalons quand même.</p>
<p>Décrivez vos dépendances dans le <a href="/devis-en-ligne">devis en ligne</a>, clapier compris : leur nombre fait la longueur de la visite. Et accompagnez-nous si vous le pouvez. Le propriétaire qui fait ce tour avec nous en apprend souvent plus qu’à la lecture du rapport. Venez avec vos bottes.</p>
$html$,
  '2026-10-20 08:00:00+02',
  '2026-10-20 08:00:00+02',
  7
)
on conflict (slug) do nothing;
