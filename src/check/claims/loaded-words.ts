// Beginnings of folded words (a `$` ends the word) that make a sentence worth a question.

const starting = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})`);

/** What only a medicine does. */
export const HEALING = starting(`
  leci$ lece$ lecen lecio lecil leciti$ lecim lecec lekovit izlec zalec dolec lek$ leka$ leku$ lekom$ lekovi$ isceli iscelj iscelit
  zacel zarast zarasl ozdrav oporav sprec predupr preventiv prevenc preven regener obnavlj obnovi obnovlj podmla pomlad
  detoks toksin otrov procis prociscav smrsa konfekcij centimetara$ gladov vitk linij(a|e|u)$ omrsa izmrsa kilogram kila$ kile$ celulit salo$ sala$ sagorev
  okreplj antibakt antibiot antivir antiseptic antiupal antiinflam protivupal antioksid antigljiv antimikrob
  dezinf sterilis izbelj blokira podstic imuno otklanja otklon pobedjuj pobedi ubija unistava iskorenj
  isceljuj blagotvor delotvor lekar(i)?ja preporod tonik$ afrodizij stimulis`);

/** Illnesses, complaints and what one measures at a doctor's. */
export const ILLNESS = starting(`
  bol$ bola$ bolom$ bolu$ bolov bolni bolnih bolnog bolnim boli$ bole$ bolel bolest bolesn boluj razbol oboli obolj obolel tegob simptom poremec
  dijagno pacijent hronic akutn sindrom rak$ raka$ raku$ rakom$ kancer karcinom tumor malign leukem metasta
  dijabet secerac astm bronhit bronhij kaslj kasalj kaslu grip prehlad kijav viru infekc bakterij kandid gljivic parazit angin sinusit
  upal zapaljen artrit artroz reum giht isijas osteopor lumbag spondil diskus migren glavobol vrtoglav nesanic insomn nespav
  depres anksio stres napetost nervoz umor iscrplj malaksal pospanost alchajm alchaj alcheim demenc parkins skleroz epilep autiz zaborav
  gastrit gorusic refluks zatvor$ zatvora$ zatvorom$ opstip konstip proliv$ prolivi$ prolivom$ dijare nadut naduv nadim gasov hemoroid cirev helikob kolitis
  mucnin povrac grcev grcem spazam spazm
  akne$ akni$ akna$ aknam bubuljic mitiser ekcem dermat(i|o)z dermatit psorijaz herpes rozace osip svrab crvenil iritac$ opekot
  rane$ ranu$ ranama$ ranic oziljk strij perut opadan opada$ celav ispada modric skod(i|e|lj) ubod ujed ugriz plik bradavic pege$ bora$ bore$ bori$ boram borama
  starenj staren karijes parodont paradont paradent gingivit krvari krvaren zubobolj afte$
  pritisk pritisak hipertenz holesterol triglic insulin glukoz infarkt slog$ sloga$ udar$ udara$ tromb ugrus arterij aterosk anemij malokrv varikoz vene$ vena$ venam
  alergij alergicn polen neplod plodnost sterilit impoten potencij erekc libid menopauz valung klimaks klimakter pms$ menstru ciklus endometr miom polip prostat
  dioptrij katarakt mrena$ mrenu$ makul glaukom kovid covid koron(a|e|u)$ gojazn mrsav debljin mamurl pusen zavisnost
  terap tireoid struma hasimot`);

/** Parts of the body that one cannot wash or rub, and what they do. */
export const BODY = starting(`
  organizm organizam imun otpornos odbramb odbran krv$ krvi$ krvlju krvn krvotok cirkulac cirkulis srce$ srca$ srcu$ srcem srcan kardio jetr bubre
  zelud zeluc stomak stomac stomacn crev crijev var(i|e)nj varenj varenje probav digest sluznic sluzokoz mozak mozg mozd pamcen memorij koncentrac
  nerv zivci$ zivce$ zivaca$ zivcim zglob kost$ kosti$ kostij kostim kostan kicm ledima misic hrskavic tetiv kukov
  pluca$ plucim disajn disanj sinus grlo$ grla$ grlu$ uho uva$ usi$ sluh oci$ ociju ocima ocn vid$ vida$ vidom hormon stitast stitn zlezd
  besik mokrac urin materic jajnik celij dnk$ tkiv limf san$ sna$ snu$ spava(n|m|s) uspav raspolozen apetit metaboliz izdrzljiv energij probiot deluj dejstv ucin(ak|ka)$ muskost samopouzdanj flor(a|e|u)$
  zdravlj zdravij vitaln dusevn psihic psiholos organ(i|e|a|ima)$`);

/** What care reaches and food does not. */
export const SURFACE = starting(`
  koza$ koze$ kozi$ kozu$ kozom kosa$ kose$ kosi$ kosu$ kosom nokat nokt zub$ zubi zuba zube$ zubim desni$ desnim ten$ tena$ tenu$ lice$ lica$ licu$ kolen(a|o|u|ima)$`);

/** People whom one asks, and whom an advertisement may not quote. */
export const DOCTOR = starting(`
  lekar doktor dr$ pedijat stomatolo(g|z) zubar dermatolo(g|z) ginekolo(g|z) kardiolo(g|z) nutricion apotekar(?!sk) endokrinol gastroenter ortoped`);

/** Whose word weighs more than a seller's. */
export const AUTHORITY = starting(`
  lekar doktor$ doktora$ doktori doktork doktorim dr$ farmaceut apote(k|c) strucnja(k|c) strucnjac nutricion pedijat stomatolo(g|z) zubar dermatolo(g|z)
  ginekolo(g|z) kardiolo(g|z) gastroenter endokrinol profesor naucni medicin klinik bolnic institut ministarst babic(a|e)$`);

/** What they are said to have done. */
export const ENDORSES = starting(`
  preporuc savetuj potvrd potvrdj odobr hval(i|e) veruj slaz saglas dokaz kaz(u|e)$ reci$ rekl rekao tvrd smatra misli prepis propis propisuj uzima(ju)?$ pije$ piju$
  koristi$ koriste$ daj(e|u)$ odusev razvi kreira izmisl izbor izabra predlaz predloz biraj bira$ stoji stoje garantuj preporuk
  osmisl radi$ rade$ radim iskustv zna$ znam znanj`);

/** Proof that nobody here can show. */
export const PROOF = starting(`
  klinick istrazivanj dokazan dokazuj dokazal dokazi$ testiran ispitan ispitiv sertifik patentir nagraden
  eksperiment hipoalergen nobel`);

/** Too much for anything. */
export const EXTREME = starting(`
  cudo$ cuda$ cudom$ cudima$ cudesn cudotvor revoluci savrsen jedinstven neponovlj neprevazid nenadmas vrhunsk fenomenal fantastic spektakul
  neverovat(a|n) magic(n|a) carobn eliksir panac spasil spasio spasav spas$ garant garanc zagarant zagarantov stoprocent apsolutn bezopas bezgran
  premca$ stopostot nepogresi izneveri zauvek trajno nepobed ekskluziv legendar senzac superhran superior nezamenlj nezamenjiv svemoc maestral`);

/** „naj…“ that compares nothing with anybody's product. */
export const MODEST = starting(`
  najvise$ najmanj najpre$ najpri?je$ najduz najkasn najran najces najzad najav najlon najam najm najkvirc najbliz najradij najlaks najmlad najstar najnov najdal
  najvecim$ najpun najukus najslad najnez najsitn najprijatn$ najdraz najmil`);
