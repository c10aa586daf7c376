const en = {
  droneMissions: {
    title: "Drone missions",
    description: "Mapping flights kept, checked before takeoff, and the flight log.",
    keywords: "drone, UAV, mission, flight log, logbook, preflight, part 107, pilot, coverage, EXIF, photos",
  },
  droneMission: {
    title: "Drone mission",
    description: "One mapping flight: plan, preflight, log and coverage.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
