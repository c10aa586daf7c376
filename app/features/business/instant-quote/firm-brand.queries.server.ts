import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { quotePages } from "~db/schema/business.ts";
import { files } from "~db/schema/file.ts";
import { FIRM_LOGO } from "./firm-brand.ts";

// biome-ignore lint/performance/noBarrelFile: what a row says is read beside it
export { type Brand, brandIn } from "./firm-brand.ts";

/**
 * How a firm looks, which its page holds whether that is open or closed: a statement for a batch.
 * @param workspace as an expression that is null where whoever asks may not see it
 */
export const brandOf = (db: Database, workspace: SQL | string) =>
  db
    .select({
      firm: quotePages.firm,
      accent: quotePages.accent,
      logo: sql<string | null>`${files.id}`.as("logo_id"),
      width: files.width,
      height: files.height,
    })
    .from(quotePages)
    .leftJoin(
      files,
      and(
        eq(files.workspace, quotePages.workspace),
        eq(files.subjectType, FIRM_LOGO),
        eq(files.subjectId, quotePages.id),
        isNull(files.thumbOf),
      ),
    )
    .where(eq(quotePages.workspace, workspace))
    .limit(1);

/** The pictures that everybody may see, as a condition on `files`: those of firms. */
export const isFirmLogo: SQL = sql`(${files.subjectType} = ${FIRM_LOGO})`;
