export const SERVICES = "/job-site-services";
export const servicePath = (id: string) => `/site-service/${id}`;
export const EXAMPLE = "sample";

export const SERVICE_LIMITS = {
  /** Of one workspace. */
  services: 200,
  shown: 50,
  supplier: 80,
  site: 80,
  note: 300,
  quantity: 500,
  everyDays: 90,
  /** Photos of one service, and how large one may be. */
  photos: 60,
  photoBytes: 8 * 1024 * 1024,
  ratingWords: 300,
  noticeDays: 60,
  accessFeet: 100,
  /** Days back for which the log lists what was due. */
  logDays: 90,
} as const;

/** The kind under which the photos of a service are kept. */
export const SERVICE_PHOTOS = "site-service";
export const RATINGS = [1, 2, 3, 4, 5] as const;
