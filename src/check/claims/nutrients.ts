// The authorised claims: which nutrient may be said to do what (Regulation (EU) No 432/2012 with its
// additions, and the claims on children's growth: 957/2010, 983/2009, 1226/2014, 440/2011).
import type { FunctionId } from './functions.ts';

export interface Nutrient {
  /** As a claim begins, in the nominative. */
  name: string;
  /** Other names, each in the nominative; cases are told by the stem. */
  also?: readonly string[];
  plural?: true;
  /** Functions that need a significant amount: 15 % of the reference intake in a day's dose. */
  may: readonly FunctionId[];
  /** Functions that may be named only together with this daily amount. */
  amounts?: Partial<Record<FunctionId, string>>;
  /** Functions for which the nutrient „je potreban“. */
  needs?: readonly FunctionId[];
}

const list = (ids: string) => ids.split(' ') as FunctionId[];

export const NUTRIENTS: readonly Nutrient[] = [
  // Vitamins
  {
    name: 'vitamin A',
    also: ['beta karoten', 'retinol'],
    may: list('gvozdeMetabolizam sluzokoza koza vid imunitet specijalizacija'),
  },
  { name: 'vitamin B1', also: ['tiamin'], may: list('energija nervi psiha srce') },
  {
    name: 'vitamin B2',
    also: ['riboflavin'],
    may: list('energija nervi sluzokoza eritrociti koza vid gvozdeMetabolizam oksidacija umor'),
  },
  {
    name: 'vitamin B3',
    also: ['niacin', 'nikotinamid'],
    may: list('energija nervi psiha sluzokoza koza umor'),
  },
  {
    name: 'vitamin B5',
    also: ['pantotenska kiselina'],
    may: list('energija steroidi umor mentalno'),
  },
  {
    name: 'vitamin B6',
    also: ['piridoksin'],
    may: list(
      'cistein energija nervi homocistein proteiniGlikogen psiha eritrociti imunitet umor hormoni',
    ),
  },
  {
    name: 'biotin',
    also: ['vitamin B7', 'vitamin H'],
    may: list('energija nervi makro psiha kosa sluzokoza koza'),
  },
  {
    name: 'folna kiselina',
    also: ['folat', 'vitamin B9'],
    may: list('majka aminokiseline krv homocistein psiha imunitet umor deoba'),
  },
  {
    name: 'vitamin B12',
    also: ['kobalamin'],
    may: list('energija nervi homocistein psiha eritrociti imunitet umor deoba'),
  },
  {
    name: 'vitamin C',
    also: ['askorbinska kiselina'],
    may: list(
      'kolagenSudovi kolagenKosti kolagenHrskavica kolagenDesni kolagenKoza kolagenZubi energija nervi psiha imunitet oksidacija umor vitaminE gvozdeApsorpcija',
    ),
    amounts: { imunitetVezba: '200 mg' },
  },
  {
    name: 'vitamin D',
    also: ['vitamin D3', 'holekalciferol'],
    may: list('kalcijumFosfor kalcijumKrv kosti misici zubi imunitet imunitetDece deoba kostiDece'),
    needs: ['kostiDece'],
  },
  { name: 'vitamin E', also: ['tokoferol'], may: list('oksidacija') },
  { name: 'vitamin K', also: ['vitamin K1', 'vitamin K2'], may: list('zgrusavanje kosti') },
  // Minerals
  {
    name: 'bakar',
    may: list('vezivno energija nervi pigmentKose gvozdePrenos pigmentKoze imunitet oksidacija'),
  },
  {
    name: 'cink',
    may: list(
      'kiseloBazno ugljeniHidrati saznanje dnk plodnost makro masneKiseline vitaminA sintezaProteina kosti kosa nokti koza testosteron vid imunitet oksidacija deoba',
    ),
  },
  { name: 'fluorid', also: ['fluor'], may: list('mineralizacija') },
  { name: 'fosfor', may: list('energija membrane kosti zubi kostiDece'), needs: ['kostiDece'] },
  {
    name: 'gvožđe',
    also: ['željezo'],
    may: list('saznanje energija hemoglobin eritrociti kiseonik imunitet umor deoba razvojDece'),
  },
  { name: 'hlorid', may: list('varenje') },
  { name: 'hrom', may: list('makro glukoza') },
  { name: 'jod', may: list('saznanje energija nervi koza stitasta stitastiHormoni rastJod') },
  {
    name: 'kalcijum',
    also: ['kalcij'],
    may: list(
      'zgrusavanje energija misici nervniImpulsi enzimi deobaISpecijalizacija deoba kosti zubi kostiDece',
    ),
    needs: ['kosti', 'zubi', 'kostiDece'],
  },
  { name: 'kalijum', may: list('nervi misici pritisak') },
  {
    name: 'magnezijum',
    also: ['magnezij'],
    may: list('umor elektroliti energija nervi misici sintezaProteina psiha kosti zubi deoba'),
  },
  { name: 'mangan', may: list('energija kosti vezivno oksidacija') },
  { name: 'molibden', may: list('sumpor') },
  { name: 'selen', may: list('spermatogeneza kosa nokti imunitet stitasta oksidacija') },
  { name: 'smanjen unos natrijuma', also: ['smanjen unos soli'], may: list('pritisak') },
  // Fats
  {
    name: 'EPA',
    also: ['eikozapentaenska kiselina'],
    may: [],
    amounts: { srce: '250 mg', pritisak: '3 g', trigliceridi: '2 g' },
  },
  {
    name: 'DHA',
    also: ['dokozaheksaenska kiselina'],
    may: [],
    amounts: {
      mozak: '250 mg',
      vid: '250 mg',
      srce: '250 mg',
      pritisak: '3 g',
      trigliceridi: '2 g',
      vidBeba: '100 mg',
      mozakFetusa: '200 mg',
      ociFetusa: '200 mg',
    },
  },
  {
    name: 'alfa-linolenska kiselina',
    also: ['ALA'],
    may: list('rastDece'),
    amounts: { holesterol: '2 g' },
    needs: ['rastDece'],
  },
  {
    name: 'linolna kiselina',
    may: list('rastDece'),
    amounts: { holesterol: '10 g' },
    needs: ['rastDece'],
  },
  { name: 'esencijalne masne kiseline', plural: true, may: list('rastDece'), needs: ['rastDece'] },
  {
    name: 'smanjen unos zasićenih masti',
    also: ['zamena zasićenih masti nezasićenim', 'oleinska kiselina umesto zasićenih masti'],
    may: list('holesterol'),
  },
  { name: 'polifenoli maslinovog ulja', plural: true, may: [], amounts: { lipidiKrvi: '5 mg' } },
  {
    name: 'biljni steroli',
    also: ['biljni stanoli', 'fitosteroli'],
    plural: true,
    may: [],
    amounts: { holesterol: '0,8 g' },
  },
  { name: 'holin', may: list('homocistein masti jetra') },
  { name: 'betain', may: [], amounts: { homocistein: '1,5 g' } },
  // Proteins, carbohydrates, fibre
  {
    name: 'proteini',
    also: ['protein'],
    plural: true,
    may: list('rastMisica misicnaMasa kosti kostiDece'),
    needs: ['kostiDece'],
  },
  { name: 'kreatin', may: [], amounts: { snaga: '3 g' } },
  {
    name: 'ugljeni hidrati',
    plural: true,
    may: [],
    amounts: { mozak: '130 g', misiciOporavak: '4 g' },
  },
  {
    name: 'rastvori ugljenih hidrata i elektrolita',
    plural: true,
    may: list('izdrzljivost apsorpcijaVode'),
  },
  {
    name: 'beta-glukani',
    also: ['beta glukan'],
    plural: true,
    may: [],
    amounts: { holesterol: '3 g', glukozaObrok: '4 g' },
  },
  { name: 'arabinoksilan', may: [], amounts: { glukozaObrok: '8 g' } },
  {
    name: 'pektini',
    also: ['pektin'],
    plural: true,
    may: [],
    amounts: { holesterol: '6 g', glukozaObrok: '10 g' },
  },
  { name: 'glukomanan', may: [], amounts: { holesterol: '4 g', masaGlukomanan: '3 g' } },
  { name: 'guar guma', may: [], amounts: { holesterol: '10 g' } },
  { name: 'hitozan', may: [], amounts: { holesterol: '3 g' } },
  {
    name: 'hidroksipropil metilceluloza',
    also: ['HPMC'],
    may: [],
    amounts: { holesterol: '5 g', glukozaObrok: '4 g' },
  },
  { name: 'rezistentni skrob', may: list('glukozaObrok') },
  { name: 'inulin iz cikorije', may: [], amounts: { creva: '12 g' } },
  { name: 'laktuloza', may: [], amounts: { praznjenje: '10 g' } },
  {
    name: 'vlakna pšeničnih mekinja',
    plural: true,
    may: list('stolica'),
    amounts: { praznjenje: '10 g' },
  },
  { name: 'vlakna ječma', also: ['vlakna zrna ječma'], plural: true, may: list('stolica') },
  { name: 'vlakna ovsa', also: ['vlakna zrna ovsa'], plural: true, may: list('stolica') },
  { name: 'vlakna šećerne repe', plural: true, may: list('stolica') },
  { name: 'vlakna raži', also: ['ražena vlakna'], plural: true, may: list('creva') },
  // The rest
  {
    name: 'voda',
    may: [],
    amounts: { fizickoMentalno: '2 l', saznanje: '2 l', temperatura: '2 l' },
  },
  { name: 'aktivni ugalj', may: [], amounts: { gasovi: '1 g' } },
  { name: 'enzim laktaza', also: ['laktaza'], may: list('laktoza') },
  { name: 'žive kulture jogurta', plural: true, may: list('laktoza') },
  { name: 'melatonin', may: [], amounts: { dzetLeg: '0,5 mg', uspavljivanje: '1 mg' } },
  { name: 'meso', also: ['riba'], may: list('gvozdePoboljsava') },
  { name: 'orasi', plural: true, may: [], amounts: { sudovi: '30 g' } },
  { name: 'flavanoli kakaa', plural: true, may: [], amounts: { sudovi: '200 mg' } },
  { name: 'žvakaća guma bez šećera', may: list('mineralizacija kiselinaZuba suvaUsta') },
];

/** What only EPA and DHA together may be said to do. */
export const EPA_WITH_DHA: readonly FunctionId[] = ['srce', 'pritisak'];
