// Words that promise nothing: of these alone an effect may be made without an authorised claim.
import { wordsOf } from './fold.ts';

const SMALL =
  'i ili a u sa s moze mogu ima imaju nema staje drugi ceo cela uz za od do na iz bez po kao te je su se ne ni nije nisu kad kada dok uvek veoma vrlo malo tek blago lako brzo dugo jos samo takode odmah pre posle tokom preko pri kod nego koji koja koje koju sto ga ih ju mu im svoj pa ali jer po vise manje oko pored izmedu svaki dan dana dnevno svakodnevno jutru uvece jutarnji vecernji leti zimi letnji zimski prolecni jesenji prolece jesen';

/** What can be tasted, smelled, seen, counted. */
const FOOD = `ukus ukusa ukusan aroma aromatican miris mirise mirisan nota zacin zacinski slatkoca sladak slast gorak
gorcina kiselkast kiseo kiselo neutralan blag blazi diskretan konzervanas konzervansi konzervanasa ostaje sloj slojeva dovoljna dovoljno litar pun punoca bogat fin nezan osvezava osvezavajuci osvezenje svez svezina
prijatan prija ugodan lagan lak tezak topao hladan leden led vruc greje rashladen napitak sok caj prah
gel kesica kasika merica kapsula tableta boca flasica casa solja pakovanje kutija tegla tuba porcija komplet paket komad
prakticno prakticnost putovanje put torba tasna dzep ranac trening teretana posao kancelarija skola kuca dorucak uzina obrok
rastvara rastvorljiv mesa mesanje promucka zvace zvakanje zvakaci guta gutanje priprema sprema spreman brzina jednostavan
jednostavno koristi upotreba primena lakoca sadrzi sadrzaj sastav sastojak sastojci izvor visok nizak smanjen dodat dodatak secer
zasladivac konzervans boja bojilo aditiv kofein alkohol gluten laktoza mleko vegan veganski biljni biljka list cvet cvetovi
voce vocni breskva jabuka brusnica bobica bobicasti jagoda vanila cokolada kakao limun limeta pomorandza citrus citrusni
grozde nar borovnica tresnja malina kupina ananas mango mango banana med nana menta cimet karanfilic djumbir kamilica komorac
kardamom najkvirc aloe vera aloa aloja omega riblji riba maslinov ulje lignja soja sojin surutka proteinski protein
vitamin mineral vlakna voda mlako toplo hladno meki mekan mek tvrd gladak kremast kremasto gust gustina tekstura penast pena
mali veliki pogodan odgovara namenjen porodica dete deca odrasli odrasla osoba jutro vece noc leto zima
cist cisto prirodan aroma obican obicno jasan plan vodic kretanje setnja devet pet tri dva dve jedan jedna mesec nedelja
kolicina doza dozirana odmeren odmerena gram komada raznovrstan izbor razlicit kombinacija spoj mesavina probati proba probaj
zena zene muskarac muskarci ruza lavanda sport penusav cedena crn bela prvi gutljaj zaokruzen zajedno odvojeno zgodno zgodan poneti ponesete minut minuta sekund sat sati trenutak trenutku vestacki umetni ruka pri uvek gotov gotovo otopi otapa shejker sejker unutrasnji deo sredina poreklo kadifica pigment propolis pcelinji vosak rok citav ceo pocetak kraj
nosi nosenje staje otvara zatvara pije pijenje popiti popije kuvanje skuva jede jelo recept smuti kokteli koktel`;

/** What a cosmetic product may be said to do, and where. */
const CARE = `cisti cisto cistoca ciscenje pere pranje uklanja uklanjanje odstranjuje neguje nega negovan hidrira hidriran hidratacija hidrirajuci vlazi vlaga
vlaznost vlazan omeksava omeksan mekoca mek meka meksa gladak glatka glatkoca gladi zagladuje osvezava osvezen osvezenje svez svezina stiti
zastita zasticen isusivanje susenje suva suv suvoca vetar hladnoca mraz grejanje pomaze protiv neprijatan miris znoj znojenje prija prijatan
ugodan osecaj ostavlja daje pruza donosi cuva odrzava odrzavanje doprinosi lepljiv zadah koleno osetljiv umanjuje smanjuje cesljanje ceslja dugotrajan dugo higijena redovan zubni lakat lakta laktova gipkost gipka ispucao ispucale ispucala pucanje hrapav hrapava vraca vracaju cini higijena oralni oralna usna duplja svakodnevni
svakodnevno koza kose kosa kosu telo telesni lice licu usna usne usana usnama zub zube zubi zubima usta ruke ruka saka sake lakat lakti
pete peta stopalo stopala noge noga nokat nokti teme temena glava vrat pazuh pazuho dah sjaj sjajan sjajnost prirodan 
nezan nezno nezna nezne njezan blag blago blaga upija upijanje lepi masan mastan trag tragovi odeca fleka mrlja talog naslaga naslage
hrana ostatak ostaci povrsinski slojevi slojeva povrsina ostaje postaje necistoca prljavstina sminka necistoce brijanje depilacija suncanje pena peni penu
ispira ispiranje nanosi nanosenje gel stik balzam sapun sprej krema losion dezodorans antiperspirans pasta cetkica
umiruje umirivanje ton ten izgled izgleda oseca miluje obavija obavlja film barijera lipidna povrsinu pere tokom celog celu dana
avokado jojoba jojobe propolis glicerin ulje vosak alantoin neven kamilica`;

const stemsOf = (text: string) => new Set(wordsOf(text).map(({ stem }) => stem));

const smallWords = stemsOf(SMALL);
const foodWords = stemsOf(FOOD);
const careWords = stemsOf(CARE);

/** Care alone may be promised by cosmetics, never by what one swallows. */
export type Shelf = 'food' | 'care';

/** Pairs of plain words that together say too much. */
const TOO_MUCH: readonly RegExp[] = [
  /\b(jaca|ojacava|beli|izbeljuje) (\w+ )?(zub|desn|kos|kor|nok)/,
  /\b(stit|zastit)\w* (\w+ )?(od )?(sunc|uv\b|virus|bakter)/,
  /\bzastit\w* od sunc/,
  /\b(cist|ispir|pere|hidrir|neguj)\w* (telo|telu) (od |iz )?unutr/,
  /\bunutras\w* (cist|neg|hidr)/,
  /\bbez (znoj|bojaz)/,
  /\bbez (alkohol|alum|hemij|konzervans|paraben)\w* (i )?(zato |pa )?(bezb|zdrav)/,
];

/** How many words of the text the shelf's vocabulary knows, small ones aside, and which it lacks. */
export function weighWords(text: string, shelf: Shelf): { known: number; unknown: string[] } {
  const words = wordsOf(text).filter(({ plain }) => !/^\d/.test(plain) && plain.length > 1);
  const plain = words.map((word) => word.plain).join(' ');
  if (TOO_MUCH.some((pattern) => pattern.test(plain))) return { known: 0, unknown: [text] };
  const vocabulary = shelf === 'food' ? [foodWords] : [foodWords, careWords];
  const heavy = words.filter(({ stem }) => !smallWords.has(stem));
  const unknown = heavy.filter(({ stem }) => !vocabulary.some((set) => has(set, stem)));
  return { known: heavy.length - unknown.length, unknown: unknown.map(({ source }) => source) };
}

/** The same word in another case, or made from a long one: „osvežava“, „osvežavajući“. */
function has(set: ReadonlySet<string>, stem: string): boolean {
  if (set.has(stem)) return true;
  return [1, 2, 3].some((more) => stem.length - more >= 5 && set.has(stem.slice(0, -more)));
}
