const en = {
  safetyChecklists: {
    title: "Safety checklists",
    description:
      "Fourteen inspections with the section of the law behind each item; three tiles an item, photos, actions with an owner and a day, a signed record to print.",
    keywords:
      "safety, checklist, inspection, scaffold, ladder, trench, excavation, fall protection, crane, forklift, hot work, silica, heat, PPE, OSHA, 1926, audit",
  },
  checklist: { title: "Checklist", description: "What a list asks, its blank to print and its QR code." },
  checklistRun: { title: "Checklist run", description: "One inspection: its answers, photos and signature." },
  checklistPhoto: { title: "Photo of an item", description: "A picture for one item of an inspection." },
  checklistImport: { title: "Your own checklist", description: "A checklist brought along as a CSV file." },
  checklistBuild: {
    title: "Build a checklist",
    description: "A list of your own, begun on a page or as a copy of another.",
  },
  checklistDraft: {
    title: "A checklist being written",
    description: "Its sections and items, what is missing, and the button that publishes it.",
  },
  checklistAction: {
    title: "Corrective action",
    description: "What an inspection asked to be put right, and the proof that it was.",
  },
  sharedChecklistAction: {
    title: "Something to put right",
    description: "What has to be done, for whoever was sent the link.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
