import { Button } from "~/ui/button.tsx";
import { CopyLink } from "~/ui/copy-link.tsx";

export interface ShareWords {
  copy: string;
  copied: string;
  copyFailed: string;
  print: string;
}

/** Copies the address of a quote and prints it. Without scripts the link beside it and the browser's menu do. */
export function ShareBar({ link, words }: { link: string; words: ShareWords }) {
  return (
    <div className="sheet flex flex-wrap items-center gap-3 pb-10 noscript:hidden print:hidden">
      <CopyLink link={link} words={words} />
      <Button type="button" variant="outline" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  );
}
