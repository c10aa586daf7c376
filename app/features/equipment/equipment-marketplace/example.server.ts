import type { Sale } from "~/engines/listing/listing.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { sampleOwners } from "~db/seed/sample/equipment/rentals.ts";
import { SAMPLE_SALE_WORDS, SAMPLE_SALES, SAMPLE_SERVICE_LOG } from "~db/seed/sample/equipment/sales.data.ts";

const ZONE = "America/Chicago";

/** Sixteen made-up machines for sale. They are nobody's, and nobody can buy them. */
export function exampleSales(language: Language, now: Date) {
  const t = translator(language, "equipment-rental");
  const owners = sampleOwners(language);
  return SAMPLE_SALES.map(({ machine, make, model, age, hours, dollars, title }, n) => {
    const owner = owners[(n * 3) % owners.length] as (typeof owners)[number];
    const attrs: Sale = {
      ...{ machine, make, model, year: now.getUTCFullYear() - age, hours, title },
      ...{ serviceLog: SAMPLE_SERVICE_LOG[language], priceCents: dollars * 100 },
    };
    return {
      id: `sample-${n + 1}`,
      sort: machine,
      title: `${t(`machines.${machine}`)}, ${make} ${model}`,
      words: SAMPLE_SALE_WORDS[language],
      attrs: JSON.stringify(attrs),
      ...{ ownerKind: owner.kind, offeredBy: owner.called, town: owner.town },
      ...{ latitude: owner.latitude, longitude: owner.longitude, siteZone: ZONE },
    };
  });
}
