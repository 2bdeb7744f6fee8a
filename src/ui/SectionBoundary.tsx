import { Component, createRef, type ReactNode } from 'react';
import styles from './SectionBoundary.module.css';

type SectionBoundaryProps = {
  /** Names the part, so that its pre-rendered HTML can be found. */
  part: string;
  children: ReactNode;
};

/** Whether the first document has been taken over: from then on, what stands there may be of another page. */
let isTakenOver = false;

/**
 * Confines a fault in the code of one part of the page to that part. What it showed last stays as it is, without its
 * interaction: text can be read and links work.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  private readonly box = createRef<HTMLDivElement>();
  private kept: string | undefined;

  override componentDidMount() {
    isTakenOver = true;
  }

  override render() {
    const { part, children } = this.props;
    if (!this.state.hasFailed) {
      return (
        <div ref={this.box} className={styles.part} data-part={part}>
          {children}
        </div>
      );
    }
    // While this draws, the document still holds what was there before the fault.
    this.kept ??= stillHtml(this.box.current ?? (isTakenOver ? null : prerendered(part)));
    // Content of this very document, so nothing comes in that was not there.
    return <div className={styles.part} data-part={part} dangerouslySetInnerHTML={{ __html: this.kept }} />;
  }
}

function prerendered(part: string): Element | null {
  return typeof document === 'undefined' ? null : document.querySelector(`[data-part="${CSS.escape(part)}"]`);
}

/** The HTML of an element as it would stand without scripts: nothing moved, hidden or made inert by them. */
function stillHtml(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const child of copy.querySelectorAll('*'))
    for (const name of ['style', 'inert', 'data-fade']) child.removeAttribute(name);
  return copy.innerHTML;
}
