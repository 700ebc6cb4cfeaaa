import { currentLocale } from '../../../i18n/i18n.ts';

/** ISO 3166-1 alpha-2, as of 2024. */
const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH ' +
  'CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI ' +
  'GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY ' +
  'KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE ' +
  'NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK ' +
  'SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF ' +
  'WS YE YT ZA ZM ZW';

/** Every country by its name in the interface's language, sorted by it. */
export function countryChoices(): { value: string; label: string }[] {
  const countryNames = new Intl.DisplayNames([currentLocale()], { type: 'region' });
  const nameCollator = new Intl.Collator(currentLocale());
  return COUNTRY_CODES.split(' ')
    .map((value) => ({ value, label: countryNames.of(value) ?? value }))
    .sort((a, b) => nameCollator.compare(a.label, b.label));
}

export const isCountry = (code: string): boolean => COUNTRY_CODES.split(' ').includes(code);
