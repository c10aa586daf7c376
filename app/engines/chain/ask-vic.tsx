import { useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/**
 * The way from a record to the VIC desk, with its subject written down already.
 * @param about a record that can be shared, as `kind:id`: the ticket then names it, for as long as its reader may read it
 */
export function AskVic({ topic, about }: { topic: string; about?: string }) {
  const t = useText("chain");
  const query = new URLSearchParams({ topic: topic.slice(0, 200) });
  if (about) query.set("about", about);
  return (
    <p className="print:hidden">
      <TextLink href={`/vic-service?${query}`}>{t("askVic")}</TextLink>
    </p>
  );
}
