const en = {
  title: "Ask a vision model as well",
  lead: "An outside model can look at the picture too and say what it sees. The analysis above was made without it and stays as it is.",
  sent: {
    title: "What would be sent",
    picture:
      "The picture as shown, made smaller to at most {{side}} pixels on its longer side, without its file name and without what a camera writes into its file.",
    kept: "The picture as you keep it, with all that is in its file.",
    language: "The language in which it is to answer, which is that of this page.",
    to: "To:",
    nothing:
      "Nothing else: not your name, your account or what was read on the drawing. Neither the picture nor the answer is kept here for this; what happens to the picture there follows that service's own rules.",
  },
  consent: "This picture may be sent there for this answer",
  consentHint: "Do not agree if others would have to be asked first, such as the client or the architect.",
  ask: "Ask the vision model",
  asking: "The model is looking at the picture…",
  answer: {
    title: "A model's reading; not checked",
    warning: "It may be wrong. Verify on the drawing and with the local authority.",
  },
  errors: {
    title: "The vision model gave no answer",
    consent: "Tick the box if the picture may be sent. Nothing was sent.",
    picture: "This picture cannot be sent. It has to be a whole PNG, JPEG or WebP.",
    tooLarge: "This picture is larger than 4 MB, so it was not sent.",
    busy: "That was often in a short time, so nothing was sent. Try again within the hour.",
    failed:
      "No usable answer came from the model. The drawing and its analysis are as they were; try again later.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "drawing-vision": typeof en;
  }
}
