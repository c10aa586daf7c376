const en = {
  reading: "AI analysis",
  progress: "{{percent}}%",
  steps: {
    processing: "Processing image",
    detecting: "Detecting structural elements",
    dimensions: "Analyzing dimensions",
    compliance: "Checking code compliance",
    recommendations: "Generating recommendations",
  },
  found: "Found: long lines {{strokes}}, lines of text {{lines}}",
  preview: "The drawing {{name}}",
  previewMarks: "The drawing {{name}}, with a box around each place that a finding comes from",
  moving: "This picture moves; its first frame was read.",
  uploadNew: "Upload New",
  remove: "Remove",
  reanalyze: "Re-analyze",
  measure: "Measure on this drawing",
  export: "Export Analysis Report",
  exportHtml: "HTML",
  exportCsv: "CSV",
  print: "Print",
  camera: { title: "Take a photo of the drawing", shoot: "Take Photo", cancel: "Cancel" },
  errors: {
    title: "This drawing cannot be read",
    notAnImage: "Please upload an image file",
    type: "File type must be {{types}}",
    large: "File is larger than {{bytes}} bytes",
    small: "File is smaller than {{bytes}} bytes",
    many: "Too many files",
    pdf: "A PDF is a document, not an image. Open it, export the page as PNG or JPG at 150 dots per inch, and choose that.",
    bytes: "The name says image, but what is in the file is something else.",
    truncated: "The file ends before the picture does. Copy or download it again.",
    tooManyPixels:
      "The picture has {{million}} million pixels; at most {{most}} million can be read. Export it smaller.",
    scripted:
      "This SVG holds code or addresses outside of it, so it is not opened. Export it as a plain SVG or as PNG.",
    failed: "Analysis failed. Please try again.",
    camera: "Camera access denied or not available",
    kept: "Nothing was sent anywhere.",
  },
  toasts: {
    blueprintUploaded: "Blueprint uploaded successfully!",
    photoCaptured: "Photo captured successfully!",
    blueprintAnalyzed: "The drawing is analyzed.",
    notAnImage: "Please upload an image file",
    drawingRefused: "This drawing cannot be read.",
    analysisFailed: "Analysis failed. Please try again.",
    cameraDenied: "Camera access denied or not available",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "drawing-reader": typeof en;
  }
}
