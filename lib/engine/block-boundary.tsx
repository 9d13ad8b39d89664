import { Component, type ReactNode } from 'react';
import type { RenderBlock } from './block';
import { type Issue, viewIssue } from './issue';
import type { PageContext } from './page-context';

type BlockBoundaryProps = {
  block: { id: string; type: string };
  /** The render function and its page: when either changes, a block that threw is rendered again. */
  render: RenderBlock;
  page: PageContext;
  report: (issues: Issue[]) => void;
  /** Renders the replacement of a block that threw. */
  renderQuarantined: (issue: Issue) => ReactNode;
  children: ReactNode;
};

type BoundaryState = { render: RenderBlock; page: PageContext; caught: { error: unknown } | null };

/** The error boundary of one block in a browser: only a block that throws is replaced. */
export class BlockBoundary extends Component<BlockBoundaryProps, BoundaryState> {
  override state: BoundaryState = { render: this.props.render, page: this.props.page, caught: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'caught'> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { render, page }: BlockBoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return render === state.render && page === state.page ? null : { render, page, caught: null };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report([viewIssue(this.props.block, error)]);
  }

  override render(): ReactNode {
    const { block, renderQuarantined, children } = this.props;
    return this.state.caught ? renderQuarantined(viewIssue(block, this.state.caught.error)) : children;
  }
}
