import { Component, type ReactNode } from 'react';
import type { Drawing } from './block';
import { type Fault, viewFault } from './fault';
import type { PageContext } from './page-context';

type BlockBoundaryProps = {
  block: { id: string; type: string };
  /** What is drawn, and where: when either is another one, a block that threw is tried again. */
  draw: Drawing;
  page: PageContext;
  report: (faults: Fault[]) => void;
  /** What takes the place of a block that threw. */
  withheld: (fault: Fault) => ReactNode;
  children: ReactNode;
};

type State = { draw: Drawing; page: PageContext; thrown: { error: unknown } | null };

/** Stands around one block in a browser: when it throws, it alone is replaced. */
export class BlockBoundary extends Component<BlockBoundaryProps, State> {
  override state: State = { draw: this.props.draw, page: this.props.page, thrown: null };

  static getDerivedStateFromError(error: unknown): Pick<State, 'thrown'> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ draw, page }: BlockBoundaryProps, state: State): State | null {
    return draw === state.draw && page === state.page ? null : { draw, page, thrown: null };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report([viewFault(this.props.block, error)]);
  }

  override render(): ReactNode {
    const { block, withheld, children } = this.props;
    return this.state.thrown ? withheld(viewFault(block, this.state.thrown.error)) : children;
  }
}
