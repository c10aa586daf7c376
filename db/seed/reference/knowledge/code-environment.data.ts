import type { SeedArticle } from "./seed-article.ts";

/** EPA rules of work with lead paint and asbestos. */
export const CODE_ENVIRONMENT: readonly SeedArticle[] = [
  {
    slug: "epa-745-85",
    kind: "code",
    section: "EPA 745.85",
    edition: "40 CFR 745 Subpart E",
    source: "EPA, 40 CFR; docstoc.com (EPA's sample checklist: signs, ducts, 20 ft)",
    confidence: "known",
    tags: "lead safe plastic sheeting distance, rrp containment, rrp cleaning verification, plastic on ground 10 feet",
    title: "Lead-safe work: plastic, cleaning and the white cloth",
    body: "Signs keep others out. Inside, plastic covers the floor to at least 6 ft from the work, ducts and doors are closed and things moved or covered; outside it covers the ground 10 ft out, and doors and windows within 20 ft are shut. Afterwards all is HEPA vacuumed and wet wiped, and a certified renovator compares wiping cloths with the verification card until they pass.",
  },
  {
    slug: "epa-745-86",
    kind: "code",
    section: "EPA 745.86, 745.89, 745.90",
    edition: "40 CFR 745 Subpart E",
    source: "EPA, 40 CFR",
    confidence: "known",
    tags: "lead renovator certificate expires, rrp records keep, rrp firm certification how long, lead safe card refresher",
    title: "Lead renovation: certificates and records",
    body: "The firm's certificate lasts 5 years, the renovator's too; after that comes a refresher course, which without a hands-on part lasts 3 years. Records of each job, such as the signed receipt of the pamphlet, test results and what was done to keep dust in, are kept 3 years, and a copy about the work goes to the owner with the last bill or within 30 days.",
  },
  {
    slug: "epa-61-150",
    kind: "code",
    section: "EPA 61.145(c), 61.150",
    edition: "40 CFR 61 Subpart M",
    source: "EPA, 40 CFR",
    confidence: "known",
    tags: "asbestos waste bags, wet asbestos removal, asbestos waste label, dispose asbestos, asbestos visible emissions",
    title: "Asbestos taken out: wet, bagged and labeled",
    body: "Above the amounts of the rule regulated asbestos is taken out before demolition begins, kept wet while stripped and until it is packed, and lowered, not dropped. Somebody trained in the rule is on site. Waste goes wet into leak-tight containers with a warning label and the name of the owner and the place, to a landfill that takes it, with a shipment record. Nothing visible goes into the air.",
  },
];
