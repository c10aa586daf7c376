const en = {
  hardHatZone: {
    title: "Hard hat zone",
    description:
      "Six big buttons for workers with gloves and no account: clock, today’s tasks, the talk, a hazard, the foreman, the emergency card.",
    keywords:
      "crew, field, worker, gloves, clock in, tasks, toolbox talk, hazard, near miss, foreman, emergency card, muster point, PPE, thanks",
  },
  sharedHardHat: { title: "Crew’s page", description: "Everything a worker needs, without an account." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
