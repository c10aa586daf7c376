// How a firm looks to its clients: on its quote page, within its own site, and on its proposals.

/** Colours to choose from. What they are in each theme stands in `ui/brand.css`, where a test holds their contrast. */
export const ACCENTS = ["blue", "teal", "green", "brown", "red", "pink", "purple", "gray"] as const;
export type Accent = (typeof ACCENTS)[number];

/** What the picture of a firm is a file of; its record is the firm's page. */
export const FIRM_LOGO = "firmLogo";

export const LOGO_LIMITS = { bytes: 512 * 1024, width: 240, height: 64 } as const;

export const logoPath = (file: string) => `/firm-logo/${file}` as const;

/** Whose page it is, as clients see it. */
export interface Brand {
  firm: string;
  accent: Accent | undefined;
  logo: { id: string; src: string; width: number; height: number } | undefined;
}

interface BrandRow {
  firm: string;
  accent: string;
  logo: string | null;
  width: number | null;
  height: number | null;
}

/** A picture in the room that it has, with its own proportions, so that nothing moves when it comes. */
function fitted(width: number, height: number) {
  const by = Math.min(1, LOGO_LIMITS.width / width, LOGO_LIMITS.height / height);
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

/** A row as it is shown; undefined where a firm has chosen neither picture nor colour. */
export function brandIn(row: BrandRow | undefined): Brand | undefined {
  const accent = ACCENTS.find((one) => one === row?.accent);
  if (!row || (!accent && !row.logo)) return undefined;
  const logo = row.logo
    ? { id: row.logo, src: logoPath(row.logo), ...fitted(row.width ?? 1, row.height ?? 1) }
    : undefined;
  return { firm: row.firm, accent, logo };
}
