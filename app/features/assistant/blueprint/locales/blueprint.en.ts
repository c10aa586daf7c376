const en = {
  title: "Blueprint analyzer",
  lead: "Reads the dimensions, rooms, openings and notes of a drawing, holds them to the residential code, and measures on the picture.",
  upload: {
    title: "Upload a drawing",
    drop: "Drop a drawing here, or choose one",
    choose: "Choose a drawing",
    photo: "Take Photo",
    formats:
      "PNG, JPG, GIF, BMP, SVG or WebP, one picture, up to 25 MB. A PDF has to be exported as an image first.",
    private: "The drawing is read on this device. It leaves it only if you save it.",
    privateVision:
      "The drawing is read on this device. It leaves it only if you save it, or agree that a vision model is shown it.",
    loading: "Getting ready to read…",
    without:
      "JavaScript is off in this browser, so the server reads for it. The texts of an SVG are read at once. Of a picture made of pixels nothing is read: keep it and measure on it, or type its lines below.",
  },
  plain: {
    file: "Drawing file",
    fileHint: "PNG, JPG, GIF, BMP, SVG or WebP, one picture, up to {{megabytes}} MB.",
    photo: "Or a photo of it",
    keep: "Keep this drawing",
    keepHint: "It is stored for your account alone until you delete it, and you go on to measure on it.",
    send: "Read this drawing",
    sent: "The file is sent to us to be read and is not stored, unless you keep it.",
    signIn: "Sign in to keep a drawing",
    result: "What this drawing says",
    unreadGuest:
      "A picture made of pixels is read only with JavaScript. Sign in to keep it and measure on it, or type its lines below.",
    unreadMember:
      "A picture made of pixels is read only with JavaScript. Tick “Keep this drawing” to measure on it, or type its lines below.",
    moving: "This picture moves. Save one frame of it as PNG or JPG and choose that.",
  },
  handed: {
    title: "The plan of a house",
    back: "Back to the plan of the house",
    file: "House plan",
    keep: "Keep this plan and measure on it",
    measure: "Measure on it in this browser",
    missed:
      "The plan could not be fetched. Save its SVG file from the page of the house, and choose it here.",
  },
  whole: "The whole sheet: type lines, measure on a plan, saved drawings",
  typed: {
    title: "Enter notes from the drawing",
    lead: "One note per line. No picture or JavaScript needed, and the page address is a link you can share.",
    label: "Lines of the drawing",
    hint: "A room with its size, a door size code, a ceiling height, a stair: as written on the sheet. Notes in English; room names also in Spanish or Hebrew.",
    submit: "Check these lines",
    example: "Show an example",
    nothing: "Type at least one line, such as a room with its size.",
    long: "At most 4,000 characters can be checked at once. Shorten the text; it is kept as you typed it.",
    summary: "There is a problem",
    result: "What these lines say",
    print: "Save as HTML",
    csv: "Save as CSV",
  },
  zone: {
    label: "Climate zone",
    hint: "Zones 0 to 8 of the United States. Insulation is checked only once a zone is chosen.",
    none: "Not chosen",
    of: "Zone {{zone}}",
    marine: "Zone 4 marine",
  },
  plan: {
    title: "Measure on a plan",
    text: "Set the scale by two points, check it by a second dimension, then measure lengths, areas and counts. Try it on a sample plan whose true areas are known.",
    open: "Open the sample plan",
  },
  saved: {
    title: "Saved drawings",
    none: "Nothing is saved yet. Upload a drawing and save its result.",
    open: "Open",
    openOf: "Open {{name}}",
    remove: "Delete",
    removeOf: "Delete {{name}}",
    confirm: "Yes, delete it",
    confirmText: "The picture and its result are deleted for good.",
    save: "Save this drawing",
    saving: "Saving…",
    savedNow: "Saved. You find it under your saved drawings.",
    saveFailed: "The drawing could not be saved. It is still here; try again.",
    full: "You keep {{max}} drawings, which is the most. Delete one first.",
    on: "Saved on {{date}}",
    confidence: "Confidence {{percent}}%",
    unread: "Nothing read on it yet",
  },
  toasts: {
    drawingSaved: "The drawing is saved.",
    drawingsFull: "You keep as many drawings as there is room for. Delete one first.",
    drawingMoves: "This picture moves. Save one frame of it as PNG or JPG and choose that.",
    drawingDeleted: "The drawing is deleted.",
    takeoffSaved: "The take-off is saved.",
    linesSaved: "The lines are kept with the drawing.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    blueprint: typeof en;
  }
}
