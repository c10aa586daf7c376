import { hasTexts, type Texts, takeTexts } from "~/i18n/catalogue.server.ts";
import { type Lists, takeLists } from "~/lib/beside.ts";

/**
 * Reads what lies beside the built worker, all texts and the long lists, once per isolate; before that nothing has any.
 * Each request that comes before they are there reads them by itself, because one may not wait for what another has asked
 * for. In development and in tests they are imported. See docs/decisions/0017-texts-beside-the-worker.md.
 * @throws if the file is not among the site's files
 */
export async function readBeside(assets: { fetch(url: string): Promise<Response> }): Promise<void> {
  if (hasTexts()) return;
  const response = await assets.fetch("https://assets.invalid/beside.json");
  if (!response.ok) throw new Error(`the texts are not among the files: ${response.status}`);
  const read = (await response.json()) as Texts & Lists;
  takeLists(read);
  takeTexts(read);
}
