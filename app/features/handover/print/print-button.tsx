import { Button } from "../../../ui/button/button";

export function PrintButton() {
  return (
    <p>
      <Button onClick={() => print()}>Print, or save as PDF</Button>
    </p>
  );
}
