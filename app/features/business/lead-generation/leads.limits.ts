export const LEAD_LIMITS = {
  scope: 2_000,
  quote: 1_500,
  place: 60,
  position: 500,
  client: 80,
  phone: 40,
  address: 160,
  firm: 80,
  licence: 40,
  evidence: 1_000,
  review: 1_000,
  message: 2_000,
  /** Pros who may have a request. */
  cap: 3,
  /** Requests that one contact posts within a day, and those of one workspace that still run. */
  contactDay: 3,
  running: 20,
  /** Days within which the same phone or address makes a request a repetition. */
  twinDays: 30,
  /** Days for which a request that nobody claimed is offered, and after which one that was ends by itself. */
  offerDays: 30,
  runDays: 90,
  /** Days after its end for which it is kept with what is said of its client. */
  keptDays: 180,
  /** Days after which a review is shown although the other side wrote none. */
  blindDays: 14,
  /** Days of the link that its client gets: as long as the request can run and be kept. */
  linkDays: 270,
  radius: 250,
  weekly: 20,
  /** What a list shows. */
  shown: 60,
  reports: 100,
  evidenceBytes: 4 * 1024 * 1024,
} as const;

export const LEAD = "lead";
/** What the two sides of a claim say to each other is about this, and what shows that a request is none. */
export const LEAD_CLAIM = "leadClaim";
export const LEAD_REPORT = "leadReport";

export const LEADS = "/lead-generation";
export const OPEN_LEADS = "/open-leads";
export const LEAD_REPORTS = "/admin/lead-reports";
export const leadPath = (lead: string): `/${string}` => `/lead/${lead}`;
export const openLeadPath = (lead: string): `/${string}` => `${OPEN_LEADS}?lead=${lead}`;
/** The address of an example that everybody may look at; nothing can be sent from there. */
export const EXAMPLE_LEAD = "sample";
