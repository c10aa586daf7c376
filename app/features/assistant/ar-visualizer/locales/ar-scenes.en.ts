const en = {
  lead: "Objects that you keep with their room and your phone’s calibration: to open again, and to share by a link that can be revoked. No account needed to keep one; sharing needs one.",
  keep: "Keep this scene",
  name: "Name",
  save: "Keep the scene",
  list: "Scenes",
  empty: "No scene is kept yet",
  emptyText: "Show an object, then keep it from there under a name.",
  toVisualizer: "To the visualizer",
  open: "Open it to change its sizes",
  wrong: "What came along cannot be drawn. Correct its sizes first.",
  share: "Share by a link",
  shareOf: "Share by a link: {{name}}",
  remove: "Remove",
  removeOf: "Remove {{name}}",
  phone: {
    title: "Your phone",
    text: "Your phone measures {{phone}} where the tape measures {{tape}}. Scenes that were kept without a phone, in the same units, open with it.",
    start: "Begin an object with this phone",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    name: "Give it a name.",
    long: "This name is too long.",
    full: "There is room for {{most}} scenes. Remove one first.",
  },
  toasts: {
    arSceneKept: "The scene is kept",
    arSceneRemoved: "The scene is removed",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "ar-scenes": typeof en;
  }
}
