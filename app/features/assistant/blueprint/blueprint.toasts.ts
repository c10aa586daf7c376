import { pageToastSet } from "~/services/toast.ts";

/** What is said of drawings that are kept. */
export const blueprintToasts = pageToastSet("blueprint", {
  drawingSaved: "ok",
  drawingsFull: "warn",
  drawingMoves: "danger",
  drawingDeleted: "ok",
  takeoffSaved: "ok",
  linesSaved: "ok",
});

/** What is said while a drawing is read. */
export const readerToasts = pageToastSet("drawing-reader", {
  blueprintUploaded: "ok",
  photoCaptured: "ok",
  blueprintAnalyzed: "ok",
  notAnImage: "danger",
  drawingRefused: "danger",
  analysisFailed: "danger",
  cameraDenied: "danger",
});
