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
  /** Days back for which the log lists what was due. */
  logDays: 90,
} as const;
