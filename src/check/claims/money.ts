// Promises of money: a sum, or an income that is easy, fast, sure or large.
import { wordsOf } from './fold.ts';

const SUM =
  /\d[\d.,]*\s*(?:hiljad\w*\s*)?(?:€|\$|(?:din|dinar|rsd|eur|evr|dolar|hilj)\w*)|(?:€|\$)\s*\d|\b(?:hiljad\w*|milion\w*|stotin\w*|sto|dvesta|trista|petsto|sedamsto)\s+(?:evr|eur|dinar|din\b|dolar)\w*/;
const EARNING =
  /\b(zarad|zaradj|zarada|prihod|dohod|dobit|dobitak|profit|plat(a|e|u|i|om)\b|novac|novca|novcem|novci|para\b|pare\b|bogatst|obogat|bogat\w* (cov|lj|zen)|provizij|bonus|primanj|vratite ih|vrac\w* (vam )?se|kredit|rat(a|e|u)\b|milion|finans|penzij|kes\b|gotovin|djepar|deparac)/;
/** One who earns is spoken to, or speaks of herself. */
const YOU_EARN =
  /(?<!\bse )\bzarad(?:i|io|ila|iti|im|is|imo|ite|icu|ices|icemo|icete|uj\w+|iv\w+)\b/;
/** Nouns that are rarely written without a promise. */
const INCOME =
  /\b(zarad(?:a|e|u|om)\b|obogat|prihod|novac|novca|novcem|bogatst|penzij|dohod|dobit(ak|k))/;
const PROMISE =
  /\b(sigur|garant|zagarant|pasivn|brz|lak\w?\b|lako|laka|odmah|vec prv|koliko (god )?(zel|hoc)|neogranic|bez granic|dupl|dvostruk|trostruk|vise(struk)|velik|visok|odlic|redovn|stabil|mesecn|nedeljn|svakog mesec|svaki mesec|bez rada|bez napor|bez ulag|bez rizik|dok spav|od kuce|postanite|otplat|promen|zamen|veci|veca|visa|vise od|preko|rastu?e?\b|cek|doziv|slobod|nezavisn|sna|obecav|ostvar\w* (odlic|velik|sna)|dovolj|sjajn|pun\w* novcan|udvostruc|povec|stize|stizu|nema granic|ceka vas|tece|kap[ae]|sam[aoi]? (stiz|dolaz))/;
const FREE =
  /\bostvari\w* (sve )?(svoje )?(najlepse )?snov|\b(sve|to) (smo )?(to )?(platil|kupil)\w* od|\bprim(ajte|ate|am) kao|\b(ostav|napust)\w* (sam |je )?(\w+ )?(posao|otkaz|firm)|\bne mora\w* (vise )?(da )?(ide|rad)|\bziv(im|i|ite|imo) od (ovoga|ovog|saradnj)|\bnema (plafon|gornj)|\b(vrat\w*|otplat\w*) (sam )?(sve )?(dug|kredit)|\bzbogom \w*(sef|plat)|\bmalim plat|\bfinansijsk\w* (slobod|nezavis|sigur|mir|brig)|\b(dajte|dati|dala|dao|daj|napustite|napustila|napustim|ostavite) (sam )?(otkaz|posao)|\bputuj\w* (po svetu|svetom)|\bnov\w* (kola|auto)|\bbez (brige|brig) o novc/;
const COSTS =
  /\b(kost|cen[aeu]\b|postarin|isporuk|dostav|uloz|ulog|kotiz|porez|taks|pdv|popust|jednokrat|uplat|plati(te|ti)?\b|placa|porudz|narudz|besplatn|pocet|minimaln|clanar|registrac)/;
const HEDGED =
  /\b(nije|nisu|niko ne|niko|ne moze|nema|ne|bez|ako trazite) (\w+ )?(zagarant|garant|sigurn|obec|ostvar|zarad|prihod)|\bdodatn\w* (prihod|zarad)|\b(ne ostvari|ne zaradi|zavisi od|zavise od)/;

/** Where a promise of money starts; undefined without one. */
export function speaksOfMoney(sentence: string): number | undefined {
  const words = wordsOf(sentence);
  const plain = words.map((word) => word.plain).join(' ');
  const written = sentence.toLowerCase();
  const earning = EARNING.exec(plain);
  const place = (match: RegExpExecArray) =>
    words[plain.slice(0, match.index).split(' ').length - 1]?.start ?? 0;

  const sum = SUM.exec(plain) ?? SUM.exec(written);
  if (sum && (earning || !COSTS.test(plain))) return place(earning ?? sum);
  const free = FREE.exec(plain);
  if (free && !HEDGED.test(plain)) return place(free);
  const you = YOU_EARN.exec(plain);
  if (you && !HEDGED.test(plain)) return place(you);
  const isSober = HEDGED.test(plain) || COSTS.test(plain);
  if (earning && !isSober && (PROMISE.test(plain) || INCOME.test(plain))) return place(earning);
  return undefined;
}
