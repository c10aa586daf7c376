const en = {
  punchListCamera: {
    title: "Punch list",
    description:
      "Photograph a defect, pin it on the plan, give it to a sub by link and prove that it was fixed.",
    keywords: "punch list, snag list, deficiency list, punchlist, snagging, defects, closeout, back-charge",
  },
  punchItem: {
    title: "Punch item",
    description: "One defect: its photos, where it is on the plan, and whose turn it is.",
  },
  sharedPunchItem: {
    title: "Punch item for a sub",
    description: "One defect to take on, dispute or report as ready, without an account.",
  },
  punchLabels: {
    title: "Room labels",
    description: "A label with a code for each room, which leads to its open punch items.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
