const en = {
  droneIntegration: {
    title: "Drone flight planner",
    description: "Mapping flights over a site: lines, photos, batteries, part 107 and files to fly them.",
    keywords:
      "drone, UAV, UAS, aerial, mapping, survey, flight plan, GSD, overlap, part 107, LAANC, waypoints, KML, Litchi, QGroundControl, DJI, sunrise, sunset, twilight",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
