// The front door to listings for pages, schemas and tests. What needs the database is in listing.server.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { flatMetres } from "./distance.ts";
export { type Figures, figuresOf, MOST_BANDS } from "./figures.ts";
export {
  type Lodging,
  MOST_NIGHTS,
  MOST_NOTICE,
  MOST_PRICE,
  type Rental,
  readAttrs,
  type Sale,
} from "./kinds.ts";
export { listingProcess } from "./listing.process.ts";
export { MachinePicture } from "./machine-picture.tsx";
export { PhotoGallery } from "./photo-gallery.tsx";
export { LISTING_PHOTOS } from "./photos.ts";
