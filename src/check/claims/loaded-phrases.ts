// Phrases of folded words that make a sentence worth a question, or that answer it.

/** One expression out of many. */
function anyOf(patterns: readonly RegExp[], flags = ''): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}

const WHOM =
  '(lekar|farmaceut|pedijat|doktor|zubar|apotekar|strucnj|nutricion|deklarac|\\w+olo[gz])';

/** Says whom the product does not suit, or that it is no medicine. */
export const WARNING = new RegExp(
  [
    `\\b(pita\\w*|posavet\\w*|konsult\\w*|javite|javi|obratite|razgovar\\w*|pokazite|idi|idite|ide|raspitajte|rec(?:i|ite)|odluci|odlucite|proveri\\w*|procita\\w*|pogleda\\w*)\\b.*\\b${WHOM}`,
    `\\b(savet|savetu|saveta|dogovor|dogovor[aui]?|nadzor|nadzorom|odobrenj\\w*) (sa )?${WHOM}`,
    '\\b(nije|nisu) (ni )?(za|namenj|lek|lekovi|zamen|medicinsk|odobren|preporuc)',
    '\\bne (lec|sprec|zamenj|prekorac|preporuc\\w* se|korist|uzim|nanos|stavlj|pijt|pijte|gutajt|tvrd|obec|pomaz|utic|ublaz|daj(em|te) \\w*dijag|moze da zamen|mogu da zamen|moze zamen|postavlj)',
    '\\bne (?!cek|dozv|brin|zabor|propust|trp|muc|gub)[a-z]+(jte|ite)\\b',
    '\\bu slucaju (dodir|kontakt|alerg|preosetlj|iritac|gutanj)|\\bbez obecanj',
    '\\b(prekinite|prestanite|obustavite|isprobajte|oprez\\w*|izbegavajte|preosetljiv\\w*|nuspojav\\w*|zabelezen\\w*)\\b',
    '\\balergic\\w* na\\b|\\balergij\\w* na\\b',
    '\\b(moze|mogu) (da )?(deluj|iz[ao]z|imati|ima|imaju|nadraz)',
    '\\bne (pisite|saljite|navodite|unosite|opisujete|opisujte|pisete|navodite)\\b',
    '\\bne sluz\\w* za\\b',
    '\\blekaru\\b',
    '\\bne (sme|smeju|smete|treba|dajem|pricam|govorim|znam|znaci)\\b|\\bnemam\\b|\\bzabranj|\\ba ne (lek|terap|zdrav)',
    '\\bnema (dokaz|odobren|lekovit)',
  ].join('|'),
);

export const DENIALS = new Set(
  'ne nije nisu nisam nismo niti ni nece necu necemo nema nemaju nemojte nikakav nikakva nikakve nikakvih nikakvo'.split(
    ' ',
  ),
);

/** „nema više bolova“, „ne patim više“: a promise that is worded as a denial. */
export const GONE =
  /\b(vise|nikad|nikada|zaborav|nestal|nestan|nesta[jl]|prosl|prest(?:al|ao|aj)|oslobod|resi)/;

/** Words of the body that speak of something else here. */
export const IDIOMS = anyOf(
  [
    /\bna pritisak/,
    /\bnajbolje (ga |ih |je |se |jos |da |uz |kad |ako |rashlad\w* |hlad\w* |posle |pre |ujutru |uvece )+/,
    /\bbez pritisk\w*(?! u)/,
    /\b(drzavn|nadlezn)\w* organ\w*/,
    /\b(od|iz|svega) srca\b/,
    /\bobliku (\w+ ){0,4}srca\b/,
    /\bu (tom |ovom )?organizm\w* bilj\w*/,
    /\bkozic\w*/,
    /\bstudij(am|sk)\w*/,
  ],
  'g',
);

/** Promises for one's health in words that are harmless one by one. */
export const HEALTH = anyOf([
  /\b(visok|povisen|povecan)\w* secer/,
  /\bsecer\w* (\w+ ){0,5}(bi[olt]\w*|pa[old]\w*|spust\w*|regul\w*|normal\w*|krv\w*)\b/,
  /\b(bolje|lakse|brze) (\w+ )?(pamt|uce|uci\b|misl|vid[ie])/,
  /\btablet\w* (protiv|za) (secer|pritis|bolov|srce|spavanj|smirenj)/,
  /\b(zastit|stit)\w* (\w+ )?(od )?(stetn\w* )?(sunc|uv\b|zrac)/,
]);

/** Proof by studies; „studije“ are also what a student has. */
export const STUDIES = anyOf([
  /\bstudij\w* (je |su |koja |koje )?(\w+ )?(pokaz|dokaz|potvrd)/,
  /\b(prema|u|po) (\w+ )?studij(ama|i)\b/,
]);

/** What nothing can promise. */
export const ABSOLUTE = anyOf([
  /\b(100|sto posto|stopostotn\w*)( posto| %)? ?(prirod|sigur|bezb|efik|delot|uspe|rezult|cist|garan)/,
  /\bsto posto\b/,
  /\bbroj (1|jedan)\b/,
  /\bbez (konkuren|kontraindik)/,
  /\bne postoji (bolj|slic|nista bolj)/,
  /\b(bez|nema) (ikakv\w* |nikakv\w* |bilo kakv\w* )?(nezelj|nuspoj|rizik|hemik|stetn)/,
  /\b(potpun|sasvim|skroz)\w* bezbed/,
  /\bjedin[aieo]\w* (proizvod|na trzis|koj\w+ (stvarn|zaist|deluj))/,
  /\b(uvek|svima|svakome|svakom|odmah|sigurno|zaista|stvarno) (deluj|pomaz|pomog|radi\b)/,
  /\b(vidljiv|siguran|sigurn|brz|odlic|trenut)\w* rezultat/,
  /\brezultat\w* (su |je )?(vidljiv|sigur|odmah|vec)/,
  /\bprv\w* rezultat/,
  /\brezultat\w* (stiz|dolaz|oset|vid)/,
  /\bbez premca/,
  /\bnece \w+ izneverit/,
  /\bnijedan drug/,
  /\bnemoguce je da/,
  /\bnema niko\b/,
  /\bdeluj\w* (uvek|odmah|kod svih)/,
  /\bnema (nista|niceg|nicega) bolj/,
  /\bbolj\w* od (sveg|svih|svak|drugih|ostalih|bilo)/,
  /\bpreko noci\b/,
  /\bnikad\w* vise\b/,
  /\bza samo \w+ (dan|sat|nedelj|mesec)/,
]);
