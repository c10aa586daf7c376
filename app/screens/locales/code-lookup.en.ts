const en = {
  codeLookup: {
    title: "Code lookup",
    description:
      "Provisions of the IRC, IBC, NEC, OSHA and ADA in plain words, with section and edition: search, check your own measure, print a sheet.",
    keywords:
      "building code, codes, section, IRC, IBC, NEC, OSHA, ADA, regulation, rule, requirement, allowed, minimum, maximum, jurisdiction, adopted edition",
  },
  provision: {
    title: "Provision of a code",
    description:
      "One provision in plain words: section, edition, its numbers to measure against, and its source.",
  },
  codeSheet: {
    title: "Code sheet",
    description: "The provisions you keep, whole and with your notes, to print and hand over.",
    keywords: "saved provisions, bookmarks, code summary, print, notes",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
