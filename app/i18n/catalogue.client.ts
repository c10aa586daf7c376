import type { Language } from "./languages.ts";
import type { Messages, Namespace } from "./namespaces.ts";

/** One small file per language and namespace, fetched when a client navigation first needs it. */
const modules = import.meta.glob<Messages>("../**/locales/*.ts", { import: "default" });

const loaders = new Map(
  Object.entries(modules).map(([path, load]) => {
    const match = /([\w-]+)\/locales\/(\w+)\.ts$/.exec(path);
    return [`${match?.[2]}/${match?.[1]}`, load];
  }),
);

export async function loadMessages(language: Language, namespace: Namespace): Promise<Messages> {
  const load = loaders.get(`${language}/${namespace}`);
  if (!load) throw new Error(`no text for namespace ${namespace} in ${language}`);
  return load();
}
