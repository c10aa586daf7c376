const en = {
  constructorLodging: {
    title: "Lodging for crews",
    description:
      "Beds for a crew near the site: the whole cost with the way to work, a roster of beds, a price that holds to the last night.",
    keywords:
      "crew housing, workforce housing, man camp, bunkhouse, extended stay, motel, per diem, corporate housing, construction lodging, worker accommodation",
  },
  crewHouse: {
    title: "House for a crew",
    description: "What a house costs a crew, its free beds and its rules.",
  },
  listLodging: {
    title: "List a house",
    description: "Your houses for crews, and a form for another.",
  },
  crewStays: {
    title: "Crew stays",
    description: "Stays of your crews and in your houses.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
