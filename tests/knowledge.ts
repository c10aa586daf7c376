import { sql } from "drizzle-orm";
import { seedStatements } from "~/engines/knowledge/knowledge.seed.ts";
import type { Database } from "~db/client.ts";

/** Fills the knowledge base as every installation begins with it. */
export async function seedKnowledge(db: Database): Promise<void> {
  for (const statement of seedStatements()) await db.run(sql.raw(statement));
}
