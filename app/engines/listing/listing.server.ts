// The front door to listings where the database is needed. What pages need is in listing.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export { default as boundListing } from "./listing.process.server.ts";
export {
  editListing,
  type ListingInput,
  type ListingProblem,
  type ListingRefusal,
  MOST_LISTINGS,
  MOST_UNITS,
  openListing,
  type Quota,
} from "./listings.server.ts";
export {
  addListingPhoto,
  dropListingPhoto,
  firstPhoto,
  listingPhotosQuery,
  maySeeListingPhoto,
  putFirst,
} from "./photos.server.ts";
export {
  around,
  type Facet,
  type FoundListing,
  type ListingSearch,
  MOST_RANKED,
  searchQueries,
} from "./search.server.ts";
