export type {
  Operation,
  OperationOf,
  Path,
  Position,
} from '@/schemas/operation';
