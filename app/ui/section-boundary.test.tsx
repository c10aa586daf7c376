import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SectionBoundary } from "./section-boundary.tsx";

function Broken(): never {
  throw new Error("a secret of the section");
}

test("a section that throws shows its fallback, and the rest of the page stands", () => {
  const html = renderToString(
    <main>
      <SectionBoundary fallback={<p>Could not be drawn</p>}>
        <Broken />
      </SectionBoundary>
      <SectionBoundary fallback={<p>Unused</p>}>
        <p>Another section</p>
      </SectionBoundary>
    </main>,
  );
  expect(html).toContain("Could not be drawn");
  expect(html).toContain("Another section");
  expect(html).not.toContain("Unused");
});
