import { FORMAT_LOCALES, type Language } from "./languages.ts";

/** The `Intl` formats of one language. Creating them is far more expensive than using them, so each is created once. */
function makeFormats(language: Language) {
  const locale = FORMAT_LOCALES[language];
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });
  const wholeMoney = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  const exactMoney = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 4,
  });
  const quantity = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const plural = new Intl.PluralRules(locale);
  const all = new Intl.ListFormat(locale, { type: "conjunction" });
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  // Few pages name a country.
  let countries: Intl.DisplayNames | undefined;
  const moments = new Map<string, Intl.DateTimeFormat>();
  const momentIn = (zone: string) => {
    let format = moments.get(zone);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, {
        year: "numeric",
        month: "short",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "short",
        timeZone: zone,
      });
      moments.set(zone, format);
    }
    return format;
  };
  return {
    number: (value: number) => number.format(value),
    /** @param cents integer US cents */
    money: (cents: number) => money.format(cents / 100),
    /**
     * A price without cents if it has none: $49, but $49.50.
     * @param cents integer US cents
     */
    wholeMoney: (cents: number) => (cents % 100 === 0 ? wholeMoney : money).format(cents / 100),
    /** A unit cost with its parts of a cent. @param dollars a decimal of at most four places */
    exactMoney: (dollars: string) => exactMoney.format(Number(dollars)),
    /** @param decimal of at most four places */
    quantity: (decimal: string) => quantity.format(Number(decimal)),
    /** @param rate percent, such as `8.25` */
    percent: (rate: string) => percent.format(Number(rate) / 100),
    /** @param moment ISO 8601 in UTC */
    date: (moment: string) => date.format(new Date(moment)),
    /** "March 2026". @param of `2026-03` */
    month: (of: string) => month.format(new Date(`${of}-15`)),
    /** @param n from 1 for January */
    monthName: (n: number) => monthName.format(new Date(Date.UTC(2026, n - 1, 15))),
    /**
     * Day and time with the zone that they are told in.
     * @param moment ISO 8601 in UTC
     * @param zone the IANA zone of a site, one that `isTimeZone` knows
     */
    moment: (moment: string, zone = "UTC") => momentIn(zone).format(new Date(moment)),
    /** "A, B and C" */
    all: (words: readonly string[]) => all.format(words),
    /** "A, B or C" */
    either: (words: readonly string[]) => either.format(words),
    /** @param code ISO 3166-1, two letters */
    country: (code: string) => {
      countries ??= new Intl.DisplayNames(locale, { type: "region" });
      return countries.of(code) ?? code;
    },
    /** The suffix of the plural form for a count. */
    plural: (count: number) => plural.select(count),
  };
}
export type Formats = ReturnType<typeof makeFormats>;

const made = new Map<Language, Formats>();

export function formatsOf(language: Language): Formats {
  let formats = made.get(language);
  if (!formats) {
    formats = makeFormats(language);
    made.set(language, formats);
  }
  return formats;
}
