import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";

/** On a developer's own machine: in with one press, with examples to look at. */
export function DemoEntry({ idem }: { idem: string }) {
  const t = useText("account");
  return (
    <section aria-labelledby="demo" className="grid gap-3 border-t border-line pt-6">
      <h2 id="demo" className="text-lg font-bold">
        {t("demo.title")}
      </h2>
      <p className="max-w-prose text-muted">{t("demo.lead")}</p>
      <form method="post" action="/dev/outbox">
        <input type="hidden" name="intent" value="demo" />
        <input type="hidden" name="idem" value={idem} />
        <Button variant="outline">{t("demo.enter")}</Button>
      </form>
    </section>
  );
}
