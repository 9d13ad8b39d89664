import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Calls every function component of a tree, so that an error is thrown here, where it can be caught, and not
 * while the document is rendered. Leaves lazy and memo components and contexts to React, and so what is inside an
 * island. Server only: components whose state changes must not be called like this.
 */
export function expandElement(node: ReactNode): ReactNode {
  // Spread, because React checks the keys of a list again, even where it was static and needs none.
  if (Array.isArray(node)) return createElement(Fragment, null, ...node.map(expandElement));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props, key } = node;
  if (typeof type === 'function' && !('$$typeof' in type) && !type.prototype?.isReactComponent) {
    const rendered = expandElement(Reflect.apply(type, undefined, [props]));
    // The result replaces the component with its key; a fragment around it would be sent with the page.
    if (isValidElement(rendered) && rendered.key === null)
      return cloneElement(rendered, key === null ? {} : { key });
    // A key of null would become the string "null", which siblings would share.
    return createElement(Fragment, key === null ? null : { key }, rendered);
  }
  if (props.children === undefined) return node;
  return Array.isArray(props.children)
    ? cloneElement(node, undefined, ...props.children.map(expandElement))
    : cloneElement(node, undefined, expandElement(props.children));
}
